"""For research: the games as environments of other libraries.

``sengoku.research.pettingzoo``   several agents, one after another or in parallel
``sengoku.research.gym``          one agent against bots, or many games at once
``sengoku.research.spiel``        games of OpenSpiel

Importing a module registers its environments. Each needs the library that it is named
after: ``pip install "sengoku[research]"``, for OpenSpiel ``"sengoku[spiel]"``.
"""
