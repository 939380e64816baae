"""Pages for people; some of them are made from the code."""
