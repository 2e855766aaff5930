"""Each trigger reads like print, after "each time" and after "Response: If"."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from rules.tcg.notation.triggers import FellowshipMoves, Trigger
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("trigger", "expected"),
    [
        (
            about_to_add(burden, by=shadow_side, any_number=True),
            "Each time any number of burdens are about to be added by a Shadow card",
        ),
        (skirmishes_end, "After all skirmishes have been resolved"),
        (the_fellowship_moves, "Each time the fellowship moves"),
        (the_fellowship_moves_to(forest), "Each time the fellowship moves to a forest site"),
        (the_fellowship_moves_from(sanctuary), "Each time the fellowship moves from a sanctuary"),
        (phase_starts(maneuver), "At the start of the maneuver phase"),
        (phase_ends(skirmish), "At the end of the skirmish phase"),
        (turn_starts, "At the start of each turn"),
        (your_turn_starts, "At the start of each of your turns"),
        (turn_ends, "At the end of the turn"),
        (skirmish_starts(this), "At the start of each skirmish involving Aragorn"),
        (wins_skirmish(this), "Each time Aragorn wins a skirmish"),
        (
            wins_skirmish(this, against=minion),
            "Each time Aragorn wins a skirmish involving a minion",
        ),
        (
            wins_skirmish(elf) | wins_skirmish(dwarf),
            "Each time an Elf wins a skirmish or a Dwarf wins a skirmish",
        ),
        (
            loses_skirmish(companion, against=uruk_hai),
            "Each time a companion loses a skirmish involving an Uruk-hai",
        ),
        (is_overwhelmed(companion), "Each time a companion is overwhelmed"),
        (
            is_overwhelmed(companion, against=orc),
            "Each time a companion is overwhelmed in a skirmish that involves an Orc",
        ),
        (is_killed(companion), "Each time a companion is killed"),
        (
            is_killed(companion, by=orc, in_a_skirmish=True),
            "Each time a companion is killed by an Orc in a skirmish",
        ),
        (is_wounded(this), "Each time Aragorn takes a wound"),
        (
            is_exerted(companion, by=shadow_side),
            "Each time a companion is exerted by a Shadow card",
        ),
        (is_healed(companion), "Each time a companion is healed"),
        (is_discarded(possession), "Each time a possession is discarded from play"),
        (about_to_take_control(you), "Each time you are about to take control of a site"),
        (
            about_to_take_control(an_opponent),
            "Each time an opponent is about to take control of a site",
        ),
        (is_transferred(this, to=companion), "Each time you transfer Aragorn to a companion"),
        (
            is_transferred(condition, to=companion),
            "Each time a condition is transferred to a companion",
        ),
        (is_transferred(condition), "Each time a condition is transferred"),
        (about_to_take_a_wound(this), "Each time Aragorn is about to take a wound"),
        (
            about_to_take_a_wound(bearer, in_a_skirmish=True),
            "Each time bearer is about to take a wound in a skirmish",
        ),
        (about_to(be_killed, companion), "Each time a companion is about to be killed"),
        (about_to(be_exerted, companion), "Each time a companion is about to exert"),
        (about_to(be_healed, companion), "Each time a companion is about to heal"),
        (
            about_to(be_discarded, possession, by=shadow_side),
            "Each time a possession is about to be discarded by a Shadow card",
        ),
        (
            about_to(be_discarded, machine, who=an_opponent, any_number=True),
            "Each time one or more machines are about to be discarded by an opponent",
        ),
        (about_to(be_overwhelmed, companion), "Each time a companion is about to be overwhelmed"),
        (about_to(be_wounded, companion), "Each time a companion is about to take a wound"),
        (
            about_to_add(burden, by=shadow_side),
            "Each time a burden is about to be added by a Shadow card",
        ),
        (about_to_add(threat), "Each time a threat is about to be added"),
        (is_added(burden), "Each time a burden is added"),
        (is_removed(threat), "Each time a threat is removed"),
        (is_played(this), "When you play Aragorn"),
        (is_played(minion), "Each time a minion is played"),
        (is_played(rohan, possession, by=you), "Each time you play a [rohan] possession"),
        (is_played(possession, on=this, by=you), "Each time you play a possession on Aragorn"),
        (is_assigned(this), "Each time Aragorn is assigned to a skirmish"),
        (is_assigned(minion, to=this), "Each time a minion is assigned to Aragorn"),
        (
            is_assigned(this, by=free_peoples_player),
            "Each time the Free Peoples player assigns Aragorn to a skirmish",
        ),
        (ability_is_used(minion), "Each time a special ability of a minion is used"),
        (player_draws(an_opponent), "Each time an opponent draws a card"),
        (player_reconciles(free_peoples_player), "Each time the Free Peoples player reconciles"),
        (
            player_loses_initiative(you, except_during=fellowship),
            "Each time you lose initiative (except during the fellowship phase)",
        ),
        (
            player_loses_initiative(an_opponent),
            "Each time an opponent loses initiative",
        ),
        (player_discards_from_hand(you), "Each time you discard a card from hand"),
        (
            player_discards_from_hand(free_peoples_player, event_card, shadow_side),
            (
                "Each time the Free Peoples player discards an event from hand by "
                "the effect of a Shadow card"
            ),
        ),
        (
            player_reveals(an_opponent),
            "Each time an opponent reveals or looks at cards in a player's hand",
        ),
        (
            is_revealed(this, by=free_peoples_player),
            "Each time the Free Peoples player reveals Aragorn from your hand",
        ),
        (control_is_taken(by=you), "Each time you take control of a site"),
        (site_is_liberated(), "Each time a site is liberated"),
        (site_is_replaced(by=an_opponent), "Each time an opponent replaces a site"),
        (
            next_site_is_played(by=free_peoples_player),
            "Each time the Free Peoples player plays the fellowship's next site",
        ),
        (
            is_healed(companion, who=free_peoples_player),
            "Each time the Free Peoples player heals a companion",
        ),
        (the_ring_is_put_on, "Each time the Ring-bearer puts on The One Ring"),
        (the_ring_is_taken_off, "Each time the Ring-bearer takes off The One Ring"),
    ],
)
def test_a_trigger_opens_its_sentence_like_print(trigger: Trigger, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), each_time(trigger, draw(1)), brackets=True
    )
    assert said == f"{expected}, draw a card."


@pytest.mark.parametrize(
    ("trigger", "expected"),
    [
        (about_to_take_a_wound(this), "Aragorn is about to take a wound, prevent that wound."),
        (about_to_add(burden), "a burden is about to be added, prevent that burden."),
        (about_to_add(threat), "a threat is about to be added, prevent that threat."),
        (
            about_to(be_discarded, possession),
            "a possession is about to be discarded, prevent that.",
        ),
        (phase_starts(maneuver), "the maneuver phase starts, prevent that."),
        (phase_ends(skirmish), "the skirmish phase ends, prevent that."),
        (turn_starts, "a turn starts, prevent that."),
        (your_turn_starts, "your turn starts, prevent that."),
        (turn_ends, "the turn ends, prevent that."),
        (skirmish_starts(this), "a skirmish involving Aragorn starts, prevent that."),
    ],
)
def test_a_response_names_what_it_prevents(trigger: Trigger, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), response(trigger, prevent_that), brackets=True
    )
    assert said == f"Response: If {expected}"


@pytest.mark.parametrize(
    ("trigger", "expected"),
    [
        (the_fellowship_moves_from_here, "When the fellowship moves from this site, draw a card."),
        (the_fellowship_moves_here, "When the fellowship moves to this site, draw a card."),
    ],
)
def test_a_site_speaks_of_itself(trigger: FellowshipMoves, expected: str) -> None:
    said = describe_sentence(facts("7_338"), each_time(trigger, draw(1)))
    assert said == expected
