"""Bots for Shogun.

``rule_params``     constants of a game, as lists for fast access
``weights``         the weight of each term, for each level
``fights``          odds of battles and revolts, in closed form
``evaluator``       values of provinces, buildings and resources
``marches``         where armies should go, and how many
``gains``           the value of a province on a field of the mat
``plans``           a whole plan: a card for every field of the mat
``covers``          its chest and tower cards
``moves``           every other choice of the basic game
``module_choices``  the choices of the modules
``policy``          the entry point: a choice for any question
``position_value``  the value of a whole position
``rollouts``        heuristic play from an imagined state
``search``          the guide for the search of ``hard``
``reasons``         explains a choice, as key and facts
``players``         the bots
"""
