"""Computer players. They see what a player may see, and nothing else."""

from sengoku.bots.bot import Bot
from sengoku.bots.view import Because, View

__all__ = ["Because", "Bot", "View"]
