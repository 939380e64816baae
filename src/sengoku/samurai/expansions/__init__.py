"""The four variants, one module each. They edit the draft of a game before play.
"""
