"""Tables in play: the registry, playing, broadcasting, scheduling, votes, chat."""
