"""The Nazgûl of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 R 139",
    "Úlairë Cantëa, Duplicitous Assassin",
    gets(unbound & companion, resistance(-number_of(borne_by(it)))),
    ability(skirmish, exert(this) >> exert(a(companion, with_resistance(at_most(2))))),
)

card(
    "17 R 140",
    "Úlairë Enquëa, Duplicitous Lieutenant",
    each_time(is_healed(companion, who=free_peoples_player), may(add_burdens(1))),
    ability(
        maneuver,
        exert(2, this)
        >> discard(some(or_if(can_spot(5, free_peoples, condition), 2, otherwise=1), condition)),
    ),
)

card(
    "17 R 141",
    "Úlairë Otsëa, Duplicitous Specter",
    when_played(may(spot(other(nazgul)) >> draw(number_of(wounded, companion)))),
    ability(regroup, exert(this) + discard_from_hand(1, wraith_culture) >> add_burdens(1)),
)

card(
    "17 R 142",
    "Ring of Savagery",
    bearer_must_be(nazgul),
    each_time(
        wins_skirmish(bearer),
        have(free_peoples_player, either(add_burdens(1), exert(a(companion)))),
    ),
    response(player_reconciles(each_player), return_to_hand(bearer)),
)

card(
    "17 R 143",
    "Ring of Terror",
    bearer_must_be(nazgul),
    gets(bearer, damage(+1)),
    when_played(may(remove_threats(2) >> take_into_hand(from_discard_pile(wraith_culture)))),
    response(player_reconciles(each_player), return_to_hand(bearer)),
)

card(
    "17 R 144",
    "The Witch-king, Conqueror of Arthedain",
    each_time(
        wins_skirmish(this),
        given(in_fierce_skirmish),
        may(for_each(companions_over(4), exert(a(companion)))),
    ),
)
