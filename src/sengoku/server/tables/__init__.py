"""Tables in play.

The core: ``registry`` opens, locks and evicts a ``table``, which is a ``live_game`` in
memory and a ``broadcaster`` for its ``audience``; a ``locked_table`` changes it.
``loading`` reads tables from the database, ``table_writes`` writes them. Around it:

* playing: ``moves``, ``chat``, ``read_marks``, ``votes``
* making tables: ``creation``, ``game_options``, ``rematch``, ``what_if``, ``lessons``
* what viewers get: ``public_info``, ``phrasing``, ``hints``, ``vocabulary``
* looking back: ``film``, ``finished``
* in the background: ``scheduler`` with ``bots`` and ``bot_questions``, ``eviction``,
  ``bus`` with ``remote_changes``
* who is calling: ``access``
"""
