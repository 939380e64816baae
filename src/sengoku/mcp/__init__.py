"""Lets agents play over the Model Context Protocol.

``seat`` is what an agent may do at a table. There are three kinds of seats: at a table
in this process (``local``), on a server elsewhere (``remote``), and on the server that
answers the agent itself (``hosted``). ``tools`` are the texts an agent gets, ``server``
offers them under their names, ``stdio`` and ``http`` carry them.

Only ``server``, ``stdio`` and ``http`` import the SDK, which is the extra ``mcp``.
"""
