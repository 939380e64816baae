"""Lessons: interactive tutorials that start from a prepared position.

``samurai.toml`` and ``shogun.toml`` contain the lessons. ``lesson`` reads them;
``scenes`` plays them and numbers the question of every answer.
"""
