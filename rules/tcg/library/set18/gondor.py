"""Gondor of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 R 43",
    "Denethor's Sword",
    bearer_must_be(gondor, man),
    while_(is_(bearer, titled("Denethor")), gets(bearer, no_game_text)),
)
