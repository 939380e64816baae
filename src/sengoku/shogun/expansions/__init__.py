"""The four modules, one file per subject. They edit a game's draft before play.

SHO-MOD-1  Any of the four modules may be combined; where a module is silent the base
           game holds.
SHO-MOD-2  The whole sequence of an action round: artists are drawn; action cards;
           special cards; favour cards are laid out; planning; event; player order;
           generals are placed, in the first spring with start tables; samurai; court,
           conversions and then favours; actions 1 to 10; regions of the arts; generals
           move; the round is cleaned up (SHO-ROUND-8) [R-37].
SHO-MOD-3  Armies that samurai put into the tray may be converted by tower cards in the
           same round.
SHO-MOD-4  At the end of the first year samurai stacks are also put back, and lost
           generals are placed again. Officials at court and the tableau of the arts
           stay as they are.
SHO-MOD-5  Final points are those on the track, of the lines of the arts and of the
           monuments; then SHO-END-1 to -3 hold.
"""
