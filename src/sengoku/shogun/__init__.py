"""Shogun."""

from typing import Final

from sengoku.shogun.game import ShogunGame

GAME: Final = ShogunGame()
"""The only name other packages import."""
