"""For research: environments of other libraries, evaluation, search and data.

``sengoku.research.pettingzoo``   several agents, one after another or in parallel
``sengoku.research.gym``          one agent against bots, or many games at once
``sengoku.research.spiel``        games of OpenSpiel
``sengoku.research.evaluate``     the arena as a call that returns tables
``sengoku.research.search``       information-set tree search
``sengoku.research.game_tree``    the whole tree of a small game
``sengoku.research.solving``      its exact solution, and the distance of bots from it
``sengoku.research.dataset``      decisions as rows to learn from

Importing one of the first three registers its environments. Each needs the library
that it is named after: ``pip install "sengoku[research]"``, for OpenSpiel
``"sengoku[spiel]"``.
"""
