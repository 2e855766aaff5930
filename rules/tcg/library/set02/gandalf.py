"""Gandalf of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 21",
    "Erland, Advisor to Brand",
    to_play(spot(titled("Gandalf"))),
    forbids(each_shadow_player, looking_at_hands),
)

card(
    "2 R 22",
    "Gandalf's Staff",
    bearer_must_be(titled("Gandalf")),
    gets(gandalf_culture & spell, twilight_cost(-1)),
    ability(skirmish, exert(2, bearer) >> cancel_skirmish(bearer)),
)

card(
    "2 C 23",
    "Gandalf's Wisdom",
    costs_on(titled("Gandalf") | (character & gandalf_signet), -1, possession | artifact),
)

card(
    "2 C 24",
    "Hugin, Emissary from Laketown",
    to_play(spot(titled("Gandalf"))),
    ability(
        fellowship,
        exert(this)
        >> reveal(from_discard_pile(free_peoples)) + put_beneath_deck(that(free_peoples)),
    ),
)

card(
    "2 R 25",
    "Járnsmid, Merchant from Dale",
    to_play(spot(titled("Gandalf"))),
    gets(your & (shield | armor | helm | hand_weapon), twilight_cost(-1)),
)

card(
    "2 C 26",
    'Speak "Friend" and Enter',
    event(
        fellowship,
        regroup,
        spot(titled("Gandalf")) >> play_next_site() + if_(is_(that(site), underground), draw(1)),
    ),
)

card(
    "2 R 27",
    "Staff Asunder",
    event(
        skirmish,
        discard(a(staff, borne_by(titled("Gandalf")))) + exert(2, a(titled("Gandalf")))
        >> discard(a(minion, skirmishing_against(titled("Gandalf")))),
    ),
)

card(
    "2 U 28",
    "Wielder of the Flame",
    event(
        maneuver,
        spot(titled("Gandalf"))
        >> unless(
            shadow_player, remove_twilight(3), make(a(companion), defender(+1), until=regroup)
        ),
    ),
)

card(
    "2 C 29",
    "Wizard Staff",
    bearer_must_be(wizard),
    ability(skirmish, exert(2, bearer) >> make(a(minion), strength(-3))),
)

card(
    "2 U 30",
    "You Cannot Pass!",
    event(
        maneuver,
        spot(titled("Gandalf"), bearing(staff)) >> make(a(minion), loses(fierce), until=regroup),
    ),
)

card("2 P 122", "Gandalf, The Grey Pilgrim", each_time(your_turn_starts, may(draw(1))))
