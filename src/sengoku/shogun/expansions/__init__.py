"""The four modules, one file a subject. They edit the draft of a game before play.
"""
