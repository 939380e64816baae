"""Texts for language models, and a bot that lets one play.

``sight`` is what a seat is told, ``narrator`` says it in words, ``rulebook`` quotes the
rules, ``plan`` checks several choices at once. ``bot`` is the harness: it asks a model,
reads its answer and keeps to a budget. Nothing here decides what is legal.
"""
