"""Bots of Shogun.

``ground``   what never changes in a game, as lists for fast reading
``weights``  how much each term counts, for each level
``fights``   chances of battles and revolts, in closed form
``worth``    what provinces, buildings and whole positions are worth
``marches``  where armies should go, and how many
``gains``    what a province brings on a field of the mat
``plans``    a whole plan: a card for every field of the mat
``covers``   its chest and tower cards
``moves``    every other choice of the basic game
``extras``   the choices of the modules
``policy``   one door to all of them: a choice for any question
``standing`` what a whole position is worth
``playouts`` playing on by rules of thumb
``search``   what the search of ``hard`` has to know of the game
``reasons``  why a choice was made, as key and facts
``players``  the bots
"""
