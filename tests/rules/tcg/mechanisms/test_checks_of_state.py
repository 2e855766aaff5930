"""What a text does as soon as something holds, what a turn remembers, phases that are left out."""

import pickle

import pytest

from rules.tcg.engine.state.codes import ARCHERY, MANEUVER, SHADOW, SKIRMISH, Verb
from rules.tcg.engine.turn.settling import settle
from rules.tcg.notation.language import (
    a,
    ability,
    add_burdens,
    an_opponent,
    as_soon_as,
    bearer,
    bearer_must_be,
    burdens,
    can_spot,
    companion,
    corrupt_the_ring_bearer,
    costs_on,
    current_site,
    discard_from_hand,
    draw,
    each,
    each_time,
    either,
    event,
    fellowship,
    free_peoples_player,
    from_revealed,
    given,
    gondor,
    has_text_of,
    have,
    in_draw_deck,
    is_killed,
    lost_a_skirmish_this_turn,
    man,
    may_skip,
    minion,
    of_same_number,
    replace_site,
    response,
    reveal_until,
    reveal_until_not,
    sauron,
    shadow,
    shadow_side,
    site_numbered,
    skip_archery,
    skip_next_shadow_phase,
    skirmish_is_about_to_end,
    skirmishing,
    take_into_hand,
    titled,
    turn_ends,
    was_assigned_this_turn,
    wound,
)
from rules.tcg.notation.language import this as this_card
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import SHADOW as OPPONENT
from tests.rules.tcg.scene import Scene

IRRESISTIBLE = made(
    WAR_TOWERS,
    as_soon_as(
        can_spot(5, burdens) & ~in_draw_deck(1, who=free_peoples_player),
        corrupt_the_ring_bearer,
    ),
)


def test_something_is_done_as_soon_as_a_condition_holds() -> None:
    """1 R 252: no event brings it about."""
    for deck, count, over in (((), 5, True), ((EOMER_VALIANT_WARCHIEF,), 5, False), ((), 4, False)):
        scene = Scene(shadow_support=[IRRESISTIBLE], deck=deck, burdens=count)
        settle(scene.state)
        scene.maneuver_phase()
        assert (scene.state.winner is not None) == over


def test_a_turn_remembers_who_was_assigned() -> None:
    """1 R 279: a burden unless the bearer was assigned, where another companion was."""
    thin = made(
        WAR_TOWERS,
        bearer_must_be(companion),
        each_time(
            turn_ends,
            given(~was_assigned_this_turn(bearer), was_assigned_this_turn(companion)),
            add_burdens(1),
        ),
    )
    for fighter, added in ((ARAGORN_DRIVEN_BY_NEED, 0), (EOWYN_RESTLESS_MAIDEN, 1), (None, 0)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
            bearing={ARAGORN_DRIVEN_BY_NEED: [thin]},
            minions=[MORDOR_TROOPER],
        )
        if fighter is not None:
            scene.skirmish(fighter, MORDOR_TROOPER).resolve()
        scene.regroup_phase().wait_to(Verb.STAY, "").do(Verb.STAY)
        assert scene.burdens == added


def test_a_turn_remembers_who_lost_a_skirmish() -> None:
    """3 R 40: although the loser is dead."""
    citadel = made(
        SECOND_LEVEL,
        each_time(turn_ends, given(~lost_a_skirmish_this_turn(companion)), add_burdens(1)),
    )
    for strength, added in ((1, 1), (20, 0)):
        orc = made(MORDOR_TROOPER, strength=strength)
        scene = Scene(fellowship=[EOWYN_RESTLESS_MAIDEN], support=[citadel], minions=[orc])
        scene.skirmish(EOWYN_RESTLESS_MAIDEN, orc).resolve()
        assert scene.is_dead(EOWYN_RESTLESS_MAIDEN) == (not added)
        scene.regroup_phase().wait_to(Verb.STAY, "").do(Verb.STAY)
        assert scene.burdens == added
        scene.turn_starts()
        assert not any(key[2] for key in scene.state.uses)


def test_a_card_costs_less_on_one_bearer() -> None:
    """1 U 31: the card speaks of its own cost while it is played."""
    horse = made(
        SECOND_LEVEL, bearer_must_be(gondor, man), costs_on(titled("Aragorn"), -2, this_card)
    )
    cost = 2
    horse = made(
        SECOND_LEVEL,
        bearer_must_be(gondor, man),
        costs_on(titled("Aragorn"), -2, this_card),
        twilight=cost,
    )
    for who, paid in ((ARAGORN_DRIVEN_BY_NEED, 0), (FARAMIR_STOUT_CAPTAIN, cost)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN], hand=[horse]
        ).fellowship_phase()
        scene.play(horse).do(Verb.CHOOSE, horse, who)
        assert scene.bearer_of(horse) == who
        assert scene.twilight == paid


def test_cards_are_revealed_until_one_comes_up() -> None:
    """1 R 170: all of them, where none comes."""
    for word, taken in (
        (reveal_until_not(sauron, minion), [MORDOR_TROOPER, ORC_BROOD, DESERT_FIGHTER]),
        (reveal_until(sauron, minion), [MORDOR_TROOPER]),
    ):
        fool = made(RED_WRATH, event(shadow, word + take_into_hand(each(from_revealed()))))
        scene = Scene(
            shadow_hand=[fool],
            shadow_deck=[MORDOR_SOLDIER, DESERT_FIGHTER, ORC_BROOD, MORDOR_TROOPER],
            twilight=5,
        )
        scene.shadow_phase().play(fool)
        assert sorted(scene.hand(OPPONENT)) == sorted(taken)


CHAIN = made(WAR_TOWERS, may_skip(free_peoples_player, skip_archery))


def test_a_player_may_have_a_phase_skipped() -> None:
    """2 R 53: asked before the archery phase starts."""
    for choice, phase in ((Verb.YES, None), (Verb.PASS, ARCHERY)):
        scene = Scene(
            fellowship=[LEGOLAS_GREENLEAF], minions=[MORDOR_TROOPER], shadow_support=[CHAIN]
        )
        scene.maneuver_phase()
        assert scene.state.phase == MANEUVER
        assert scene.who == 0
        scene.do(choice)
        assert (scene.state.phase == ARCHERY) == (phase == ARCHERY)


def test_the_end_of_a_skirmish_is_answered_while_they_are_in_it() -> None:
    """2 R 57: a companion in that skirmish."""
    cry = made(
        WAR_TOWERS,
        response(
            skirmish_is_about_to_end(titled("The Balrog")), wound(2, a(companion, skirmishing))
        ),
    )
    balrog = made(MORDOR_TROOPER, title="The Balrog", strength=1)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[balrog],
        shadow_support=[cry],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, balrog).wait_to(Verb.TRIGGER, cry)
    assert scene.state.phase == SKIRMISH
    scene.answer_with(cry)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[MORDOR_TROOPER],
        shadow_support=[cry],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).resolve()
    assert not scene.can(Verb.TRIGGER, cry)


def test_a_player_skips_the_next_shadow_phase() -> None:
    """2 R 15: discard, or skip."""
    waiting = made(
        CITY_OF_MEN,
        event(
            fellowship,
            have(
                an_opponent,
                draw(1) + either(discard_from_hand(1, shadow_side), skip_next_shadow_phase),
            ),
        ),
    )
    for place, skipped in ((0, False), (1, True)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            hand=[waiting],
            shadow_deck=[MORDOR_TROOPER],
            shadow_hand=[MORDOR_TROOPER, MORDOR_SAVAGE],
            twilight=9,
            site=8,
        )
        scene.fellowship_phase().play(waiting)
        scene.take_number(place)
        if not skipped:
            scene.do(Verb.CHOOSE)
        scene.shadow_phase()
        assert (scene.state.phase == SHADOW) != skipped
        assert not scene.state.rare


def test_the_same_shadow_phase_is_skipped_twice() -> None:
    """2 R 15, its ruling: to no effect."""
    waiting = made(CITY_OF_MEN, event(fellowship, have(an_opponent, skip_next_shadow_phase)))
    scene = Scene(hand=[waiting, waiting], shadow_hand=[MORDOR_TROOPER], twilight=9, site=8)
    scene.fellowship_phase().play(waiting).play(waiting)
    scene.shadow_phase()
    assert scene.state.phase != SHADOW
    assert scene.shadow_phase().can(Verb.PLAY, MORDOR_TROOPER)


def test_a_card_has_the_text_of_a_site_of_its_player() -> None:
    """1 U 60: for as long as that site can be spotted, and in a pickled game too."""
    drawing = made(
        FELLOWSHIP_SITES[2], ability(fellowship, add_burdens(1) >> draw(1)), title="Rivendell"
    )
    silinde = made(ELROND_LORD_OF_RIVENDELL, has_text_of(site_numbered(3)))
    path = (*FELLOWSHIP_SITES[:2], drawing, *FELLOWSHIP_SITES[3:])
    scene = Scene(
        fellowship=[silinde],
        deck=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        path=path,
        site=5,
    )
    scene.fellowship_phase().use(silinde)
    assert scene.hand() == [EOMER_VALIANT_WARCHIEF]
    again = pickle.loads(pickle.dumps(scene.state))
    card = scene.card(silinde)
    assert again.blueprints[card] is scene.state.blueprints[card]
    theirs = Scene(fellowship=[silinde], deck=[ARAGORN_DRIVEN_BY_NEED], path=path, site=5)
    owners = list(theirs.state.owner)
    owners[theirs.card(drawing)] = 1
    theirs.state.owner = tuple(owners)
    assert not theirs.fellowship_phase().can(Verb.USE, silinde)


def test_a_site_is_replaced_by_one_of_the_same_number() -> None:
    """1 U 222 (4.2, its ruling): no site without a number."""
    paths = made(WAR_TOWERS, ability(shadow, replace_site(a(current_site), by=of_same_number)))
    numbered, free = FELLOWSHIP_SITES[4], ANDUIN_BANKS_11_227
    for site, can in ((numbered, True), (free, False)):
        path = (*FELLOWSHIP_SITES[:4], MORIA_LAKE, *FELLOWSHIP_SITES[5:])
        scene = Scene(minions=[MORDOR_TROOPER], shadow_support=[paths], path=path, site=5)
        state = scene.state
        state.adventure[1] = []
        place = scene.card(FELLOWSHIP_SITES[5])
        blueprints = list(state.blueprints)
        from tests.rules.tcg.made_cards import find_blueprint

        blueprints[place] = find_blueprint(site)
        state.blueprints = tuple(blueprints)
        state.adventure[1] = [place]
        scene.shadow_phase()
        assert scene.can(Verb.USE, paths) == can


@pytest.mark.parametrize("support", [[], [HARDY_GARRISON]], ids=["seldom", "after every step"])
def test_who_kills_is_known_however_often_all_is_checked(support: list[str]) -> None:
    """The check finds a character without vitality before the wound's own step kills it."""
    witness = made(HARDY_GARRISON, each_time(is_killed(minion, by=gondor & man), add_burdens(1)))
    frail = made(MORDOR_TROOPER, strength=5, vitality=1)
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], support=[witness, *support], minions=[frail])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, frail).resolve()
    assert scene.burdens == 1
