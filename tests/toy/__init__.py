"""Bluff: the smallest game with everything the core offers. For tests.

Three rounds. Everybody seals a card of their hand at the same time and may change it
until the last is in; then the cards are shown and the highest one, if it is alone,
wins a point. The winner may roll a die, which adds to the score, or leave it. Last,
whoever is in the lead may point at somebody as often as they like, up to three times.
"""

from tests.toy.game import GAME

__all__ = ["GAME"]
