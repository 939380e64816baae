"""Lessons: interactive tutorials that start from a prepared position.

A game offers the text of its lesson as ``Game.lesson``. ``lesson`` reads it; ``scenes``
plays it and numbers the question of every answer.
"""
