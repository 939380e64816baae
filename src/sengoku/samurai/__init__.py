"""Small Samurai Empires."""

from sengoku.samurai.game import GAME

__all__ = ["GAME"]
