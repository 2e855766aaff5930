"""The Shire of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 C 109",
    "Closer and Closer He Bent",
    ability(
        regroup,
        exert(a(unbound, hobbit)) + add_burdens(1)
        >> reveal_hand() + put_beneath_deck(from_revealed(free_peoples, count=None)),
    ),
)

card(
    "8 R 115",
    "Unheeded",
    response_event(is_exerted(minion), exert(a(unbound, hobbit)) >> wound(that(minion))),
)

card(
    "8 C 116",
    "We Shall Meet Again Soon",
    response_event(
        the_fellowship_moves,
        given(during(regroup)),
        exert(a(unbound, hobbit)) >> put_on_deck(from_discard_pile(shadow_side)),
    ),
)

card(
    "8 P 121",
    "Merry, Noble Warrior",
    to_play(spot(rohan, companion)),
    ability(skirmish, discard_from_hand(4) >> make(this, strength(2 * you_spot(rohan, companion)))),
)

card(
    "8 P 122",
    "Pippin, Guard of Minas Tirith",
    to_play(spot(gondor, man)),
    ability(
        skirmish,
        discard_from_hand(4)
        >> wound(a(minion, skirmishing_against(this), bearing(fortification)), 2),
    ),
)
