"""Tables: games in memory, who sits there, what they agree on, what they are told."""
