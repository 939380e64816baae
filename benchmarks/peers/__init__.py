"""What others built, as something to measure; each module needs the peer it names.

In doubt the peer is favoured: unchecked moves where it has them, its quickest copy.
"""
