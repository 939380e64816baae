"""Shogun."""

from sengoku.shogun.game import GAME

__all__ = ["GAME"]
