"""Lessons: a game to learn by playing it, from a position that was thought out.

``samurai.toml`` and ``shogun.toml`` hold the lessons, ``lesson`` reads them, ``course``
plays them and knows which question every answer is for.
"""
