"""Small Samurai Empires."""

from typing import Final

from sengoku.samurai.game import SamuraiGame

GAME: Final = SamuraiGame()
"""The only name other packages import."""
