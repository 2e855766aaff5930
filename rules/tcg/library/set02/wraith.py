"""The Nazgûl and their servants of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 R 75",
    "Bill Ferny, Swarthy Sneering Fellow",
    gets(nazgul, not_roaming),
    gets(this, cannot_be_assigned_to(character, by_free_peoples=True)),
    discard_when(at(underground)),
)

card(
    "2 U 76",
    "Helpless",
    to_play(spot(titled("Frodo")) + spot(nazgul)),
    plays_on(titled("Sam")),
    gets(bearer, no_game_text),
)

card(
    "2 R 77",
    "His Terrible Servants",
    response(about_to_take_a_wound(twilight_keyword, nazgul), remove_twilight(1) >> prevent_that),
)

card(
    "2 U 78",
    "It Wants to be Found",
    event(maneuver, spot(twilight_keyword, nazgul) >> add_burdens(1)),
)

card(
    "2 U 79",
    "Resistance Becomes Unbearable",
    event(
        maneuver,
        exert(a(twilight_keyword, nazgul))
        >> exert(a(ring_bearer)) + if_(is_(ring_bearer, exhausted), wear_the_ring),
    ),
)

card(
    "2 R 80",
    "Stricken Dumb",
    event(maneuver, exert(a(titled("The Witch-king"))) >> discard(a(tale | weapon))),
)

card(
    "2 U 81",
    "They Will Find the Ring",
    event(
        maneuver,
        exert(some(2, nazgul)) + spot(choose_x(burdens), burdens) >> exert(some(x, companion)),
    ),
)

card("2 U 82", "Úlairë Attëa, The Easterling", when_played(may(wound(a(ally)))))

card(
    "2 U 83",
    "Úlairë Enquëa, Ringwraith in Twilight",
    each_time(
        wins_skirmish(this),
        may(exert(this) >> wound(or_if(can_spot(5, burdens), 2, otherwise=1), a(ring_bearer))),
    ),
)

card(
    "2 R 84",
    "Úlairë Nelya, Ringwraith in Twilight",
    while_(
        can_spot(2, burdens) | amount_is(wounds_on(ring_bearer), at_least(2)),
        gets(this, fierce, damage(+1)),
    ),
)

card(
    "2 R 85",
    "The Witch-king, Lord of the Nazgûl",
    forbids(each_player, playing, titled("Return to Its Master")),
    each_time(wins_skirmish(this), may(exert(this) >> wound(2, a(ring_bearer)))),
)

card(
    "2 R 86",
    "Wraith-world",
    event(skirmish, spot(twilight_keyword, nazgul) + given(wearing_the_ring) >> add_burdens(3)),
)
