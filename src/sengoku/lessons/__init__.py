"""Lessons: interactive tutorials that start from a prepared position.

A game offers the texts of its lessons as ``Game.lessons``. ``lesson`` reads them;
``scenes`` plays one and numbers the question of every answer.
"""
