"""Gandalf, his Men and the Ents of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 R 18",
    "Beorning Axe",
    bearer_must_be(gandalf_culture, man),
    each_time(
        wins_skirmish(bearer),
        given(is_(bearer, titled("Grimbeorn"))),
        may(take_into_hand(from_discard_pile(gandalf_culture))),
    ),
)

card(
    "18 C 19",
    "Drawn to Full Height",
    event(
        skirmish,
        spot(gandalf_culture, wizard) >> make(a(minion), loses_strength_bonuses(possession)),
    ),
)

card(
    "18 C 20",
    "Ents Marching",
    event(
        maneuver,
        either(
            given(at(in_region(1)) | at(in_region(2))) + exert(some(2, ent))
            >> make(a(ent), defender(+1), until=regroup),
            given(at(in_region(3))) + spot(gandalf_culture, companion) >> draw(1),
        ),
    ),
)

card(
    "18 U 21",
    "Last Stand",
    ability(fellowship, exert(a(gandalf_culture, man)) >> place_tokens(2, gandalf_culture)),
    ability(skirmish, remove_tokens(3, gandalf_culture) >> make(a(companion), strength(+3))),
)

card(
    "18 C 22",
    "Librarian, Keeper of Ancient Texts",
    while_(
        can_spot_tokens(2, gandalf_culture),
        gets(your & gandalf_culture & man, strength(+2)),
    ),
    ability(
        regroup,
        discard(a(follower))
        >> either(draw(1), take_into_hand(from_discard_pile(gandalf_culture, skirmish_event))),
    ),
)

card(
    "18 U 23",
    "One-Upsmanship",
    event(maneuver, spot(2, pipeweed) >> remove_burdens(number_of(gandalf_culture, wizard))),
)

card(
    "18 R 24",
    "Our Time",
    to_play(exert(a(titled("Gandalf")))),
    when_played(remove_twilight(3)),
    at_start_of(maneuver, add_twilight(4) + remove_from_game(this)),
)

card(
    "18 U 25",
    "Perspective",
    ability(
        maneuver,
        add_threats(2) + spot(wizard) >> make(a(minion), cannot_use_abilities(), until=regroup),
    ),
)

card(
    "18 R 26",
    "Radagast's Herb Bag",
    bearer_must_be(gandalf_culture, wizard),
    each_time(is_played(gandalf_culture, spell, by=you), may(exert(bearer) >> wound(a(minion)))),
)

card(
    "18 U 27",
    "Ship of Smoke",
    each_time(
        is_played(pipeweed, by=you),
        may(
            spot(titled("Gandalf"))
            >> reveal(top_of_deck(3))
            + take_into_hand(each(from_revealed(free_peoples)))
            + discard(each(from_revealed(shadow_side)))
        ),
    ),
)
