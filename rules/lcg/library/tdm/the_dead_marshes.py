"""The Dead Marshes: its encounter set and quest (difficulty 5)."""

from rules.lcg.library.own.dead_marshes import capture_gollum, for_each_token_on_gollum
from rules.lcg.notation.language import *

gollum = each(titled("Gollum"))

card(
    "02105",
    "Into the Marshes",
    setup(
        put_in_staging_area(a_card_from(encounter_deck, titled("Gollum")))
        + shuffle_encounter_deck
        + then(reveal_cards(number_of_players))
    ),
)

card(
    "02106",
    "The Capture",
    forced(
        stage_is_defeated_here,
        have(
            first_player,
            choose_player(a_player)
            + must(
                that_player,
                make_escape_test(
                    for_each_token_on_gollum, failed=reset_quest_to(1), passed=capture_gollum
                ),
            ),
        ),
    ),
)

card(
    "02107",
    "Gollum",
    whenever(has_tokens(8, this), shuffle_into_deck(this)),
    forced(
        phase_ends(quest_phase),
        party_makes_escape_test(number_of_players, failed=place_resources(2, this)),
    ),
)

card(
    "02108",
    "A Wisp of Pale Sheen",
    when_revealed(
        any_player_may(
            exhaust(a(lore_card, hero, yours)),
            to_reduce=place_resources(2, gollum),
            to=place_resources(1, gollum),
        )
    ),
)

card(
    "02109",
    "Nightfall",
    when_revealed(
        have(
            first_player,
            make_escape_test(2, failed=place_resources(1, gollum) + raise_threat(2, each_player)),
        )
    ),
)

card(
    "02110",
    "Through the Mist",
    when_revealed(
        have(
            first_player,
            make_escape_test(
                2,
                counting_attack=True,
                failed=place_resources(1, gollum) + raise_threat(1, each_player),
            ),
        )
    ),
)

card(
    "02111",
    "The Lights of the Dead",
    when_revealed(
        must(
            each_player,
            make_escape_test(2, failed=place_resources(1, gollum) + raise_threat(1)),
        )
    ),
)

card("02112", "Giant Marsh Worm", forced(round_ends, heal(2, this)))

card(
    "02113",
    "Impassable Bog",
    when_revealed(place_resources(each_of(location, in_staging_area), gollum)),
)

card(
    "02114",
    "The Heart of the Marshes",
    rule(adds_escape, given=is_(this, active), amount=1),
)

card("02115", "Fens and Mires", forced(players_travel_to(this), place_resources(1, gollum)))
