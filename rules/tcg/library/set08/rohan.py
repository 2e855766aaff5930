"""Rohan of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 85",
    "Charged Headlong",
    event(
        skirmish,
        given(you_have_initiative),
        discard(a(rohan, possession)) >> play(from_discard_pile(rohan, possession)),
    ),
)

card(
    "8 U 86",
    "Doom Drove Them",
    ability(
        fellowship,
        exert(a(rohan, companion))
        + exert(a(all_of_these(gondor, man) | all_of_these(shire, companion)))
        >> place_tokens(1, rohan),
    ),
    ability(skirmish, remove_tokens(1, rohan) >> exert(a(minion, skirmishing_against(companion)))),
)

card(
    "8 C 87",
    "Éomer, Keeper of Oaths",
    when_played(
        given(~in_starting_fellowship),
        may(
            reveal(top_of_deck(10))
            + play(from_revealed(rohan, possession, count=None, least=0))
            + shuffle_deck()
        ),
    ),
)
