"""The command ``sengoku``, also as ``python -m sengoku``."""

import sys


def main() -> None:
    """Run the command; whoever interrupts it, even while it loads, is obeyed."""
    try:
        # It takes a moment, in which somebody may have second thoughts.
        from sengoku import cli  # noqa: PLC0415

        cli.main()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
