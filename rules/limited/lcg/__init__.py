"""The computer in limited play of the LCG.

`worth` says what a card is worth beside some heroes, by the reading that the computer plays with.
`drafters` picks and `builders` builds by that, with `reasons` in words.
"""
