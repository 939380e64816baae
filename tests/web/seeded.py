"""The command ``sengoku`` with one seed for every new table: all games begin alike."""

from unittest.mock import patch

from sengoku.cli import main

SEED = f"sealed-1:{'5e' * 32}"

if __name__ == "__main__":
    with patch("sengoku.server.tables.creation.sealed_seed", lambda: SEED):
        main()
