"""``random``: any answer, each as likely as the others."""

from sengoku.bots.bot import Bot
from sengoku.bots.view import View


class RandomBot(Bot):
    def choose(self, view: View) -> int:
        return view.ids[view.below(len(view.ids))]
