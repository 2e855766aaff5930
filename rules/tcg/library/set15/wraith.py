"""The Nazgûl of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 U 181",
    "Later Than You Think",
    event(
        shadow,
        remove_threats(2) >> play(from_hand(nazgul), hunter(2), cost=-2, until=regroup),
    ),
)

card(
    "15 R 182",
    "A Shadow Fell Over Them",
    each_time(
        wins_skirmish(nazgul),
        may(either(exert(some(2, nazgul)), exert(2, a(nazgul))) >> add_threats(1)),
    ),
    ability(assignment, spot(nazgul) + remove_twilight(4) >> play(from_discard_pile(nazgul))),
)

card(
    "15 U 183",
    "They Feel The Precious",
    response(about_to_take_a_wound(nazgul), remove_threats(1) >> prevent_that),
)

card(
    "15 R 184",
    "Úlairë Attëa, Desirous of Power",
    gets(this, strength(for_every(3, twilight_tokens))),
)

card(
    "15 R 185",
    "Úlairë Lemenya, Eternally Threatening",
    when_played(may(remove_twilight(1) >> add_threats(number_of_cultures(free_peoples)))),
)

card(
    "15 R 186",
    "Úlairë Nelya, Fell Rider",
    while_(
        can_spot(6, companion) & ~during(skirmish),
        gets(wraith_culture & minion, takes_no_wounds),
    ),
    ability(
        skirmish,
        given(is_(this, mounted)),
        exert(2, this) >> wound(a(companion, bearing(wraith_culture, condition))),
    ),
)
