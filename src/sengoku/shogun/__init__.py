"""Shogun.

The application imports ``GAME`` and nothing else; an import contract checks it. Modules
further in are for the code in this folder, for tests and for research.
"""

from sengoku.shogun.game import GAME

__all__ = ["GAME"]
