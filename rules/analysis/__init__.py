"""What choices are worth, found by playing on from them: for the tutor, puzzles and studies.

`worth` compares lines of options in the same deals, to the end of the game. `curve` follows the
chance to win along a recorded game, `mistakes` finds the choices that cost most, and `analysis`
does both piece by piece, so that a queue can stop and go on. What differs between the games is in
`tcg` and `lcg`, by the protocol of `ruleset`.
"""
