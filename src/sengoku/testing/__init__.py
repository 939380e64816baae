"""Tools to test a game, a variant or a custom board, shipped for others to use.

``Scenario`` reads like the rule book: a position, plays, a position. ``laws`` are what
must hold at every step of every game.
"""

from sengoku.testing.scenario import Scenario

__all__ = ["Scenario"]
