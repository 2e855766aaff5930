"""The computer in limited play of the TCG.

`worth` and `company` say what a card is worth and which others it asks for, `half` values the cards
of a side beside each other, `drafters` picks and `builders` builds by that, with `reasons` in
words. `figures` are those of a product.
"""
