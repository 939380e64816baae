"""The level ``random``: every answer is equally likely."""

from sengoku.bots.bot import Bot
from sengoku.bots.view import View


class RandomBot(Bot):
    def choose(self, view: View) -> int:
        return view.ids[view.below(len(view.ids))]
