"""Improving a deck by playing: versions are proposed, tried on paired seeds, and confirmed.

An improvement is a chain of playtests: a survey, then by turns proposals (versions tried by
halving) and a comparison with a sequential test; at the end the last version meets the first.
`path` says what is played next, as a pure function of the terms and of the trials before. `worth`
is what is believed of each card, `proposing` makes versions from it.
"""
