"""Spirit: heroes 7 to 9 and cards 43 to 57 of the core set."""

from rules.lcg.library.own.attacks import attacks_staging_area
from rules.lcg.library.own.control import give_control_of_this
from rules.lcg.library.own.piles import discard_and_replace_it, shuffle_discard_pile_into_deck
from rules.lcg.notation.language import *

card(
    "01007",
    "Éowyn",
    action(discard_from_hand(1) >> make(this, willpower(+1)), limit=each_player_once_a_round),
)

card(
    "01008",
    "Eleanor",
    response(
        is_revealed(treachery_card),
        exhaust(this) >> cancel_when_revealed + then(discard_and_replace_it),
    ),
)

card(
    "01009",
    "Dunhere",
    rule(strikes_staging_area),
    gets(this, attack(+1), given=attacks_staging_area),
)

card(
    "01043",
    "Wandering Took",
    action(
        reduce_threat(3)
        >> choose_player(another_player) + give_control_of_this + raise_threat(3, that_player)
    ),
)

card("01044", "Lórien Guide", response(commits(this), place_progress(1, each(location, active))))

card(
    "01045",
    "Northern Tracker",
    response(commits(this), place_progress(1, each(location, in_staging_area))),
)

card(
    "01046",
    "The Galadhrim's Greeting",
    action(either(reduce_threat(6, a_player), reduce_threat(2, each_player))),
)

card(
    "01047",
    "Strength of Will",
    response(
        players_travel_to(location),
        exhaust(a(spirit_card, character, yours)) >> place_progress(2, it),
    ),
)

card("01048", "Hasty Stroke", response(shadow_is_triggered, cancel_shadow_effect))

card(
    "01049",
    "Will of the West",
    action(choose_player(a_player) + shuffle_discard_pile_into_deck),
)

card("01050", "A Test of Will", response(is_revealed(), cancel_when_revealed))

card(
    "01051",
    "Stand and Fight",
    action(put_into_play(choose_from(any_discard_pile, ally, with_printed_cost_x))),
)

card("01052", "A Light in the Dark", action(put_in_staging_area(choose_a(enemy, engaged))))

card(
    "01053",
    "Dwarven Tomb",
    action(return_to_hand(a_card_from(your_discard_pile, spirit_card, ~hero))),
)

card(
    "01054",
    "Fortune or Fate",
    action(put_into_play_under_owner(choose_from(any_discard_pile, hero))),
)

card("01055", "The Favor of the Lady", attach_to(hero), gains(attached, willpower(+1)))

card("01056", "Power in the Earth", attach_to(location), gets(attached, threat(-1)))

card(
    "01057",
    "Unexpected Courage",
    attach_to(hero),
    action(exhaust(this) >> ready(attached)),
)
