"""Computer players. A bot sees what a player in its seat may see, and nothing else."""

from sengoku.bots.bot import Bot
from sengoku.bots.view import Because, View

__all__ = ["Because", "Bot", "View"]
