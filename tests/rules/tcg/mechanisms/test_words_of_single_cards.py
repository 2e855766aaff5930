"""Words that one or two cards of the first sets brought."""

from typing import Any

from rules.tcg.engine.modifiers.numbers import game_number, shooters
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import MINION_ARCHERY, TWILIGHT_COST, Verb
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.language import (
    a,
    ability,
    add_burdens,
    add_threats,
    add_to_minion_archery,
    add_to_move_limit,
    add_to_pipes_you_can_spot,
    add_twilight,
    allowed_to_skirmish,
    ambush,
    ambush_keyword,
    an_opponent,
    archery,
    assignment,
    bearer,
    bearer_must_be,
    borne_by,
    burden,
    cannot_participate_in_archery,
    choose_x,
    companion,
    condition,
    discard,
    discard_from_hand,
    discarded_in_this_way,
    draw,
    each_time,
    elf,
    event,
    exert,
    fellowship,
    first_played_costs,
    free_peoples,
    gets,
    gives_no_strength_bonus,
    gondor,
    have,
    hobbit,
    is_killed,
    is_played,
    is_removed,
    lower_of,
    make,
    man,
    maneuver,
    minion,
    number_of,
    orc,
    participates_in_skirmishes,
    pipe,
    possession,
    regroup,
    remove_burdens,
    reveal_hand,
    shadow,
    shadow_side,
    some,
    spot,
    strength,
    take_into_hand,
    that,
    that_cards_owner,
    that_player,
    titled,
    top_of_deck,
    until_you_stop,
    wound,
    x,
    you,
)
from rules.tcg.notation.language import this as this_card
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_exerting_x_times_as_a_cost_asks_for_what_the_character_can() -> None:
    """2 R 109 (4.2, "exert"): from once to its vitality less one, after it is chosen."""
    bane = made(
        CITY_OF_MEN,
        event(maneuver, exert(choose_x(), a(gondor, man)) >> wound(some(x, minion))),
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        minions=[MORDOR_TROOPER, ORC_BROOD],
        hand=[bane],
    )
    scene.maneuver_phase().play(bane).choose(FARAMIR_STOUT_CAPTAIN)
    assert sorted(option.number for option in scene.options()) == [1, 2]
    scene.take_number(2).do(Verb.CHOOSE)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 2
    assert (scene.wounds(MORDOR_TROOPER), scene.wounds(ORC_BROOD)) == (1, 1)


def test_a_possession_gives_no_strength_for_a_while() -> None:
    """1 R 132: until the regroup phase, and no other number of it is touched."""
    parry = made(
        RED_WRATH, event(maneuver, make(a(possession), gives_no_strength_bonus, until=regroup))
    )
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        minions=[MORDOR_TROOPER],
        shadow_hand=[parry],
        twilight=9,
    )
    armed = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    scene.maneuver_phase().play(parry)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == armed - 2
    scene.regroup_phase()
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == armed


def test_only_your_own_removing_of_burdens_is_answered() -> None:
    """3 C 113: not by a Hobbit, and not by a Shadow card."""
    country = made(SECOND_LEVEL, each_time(is_removed(burden, by=~hobbit, who=you), add_threats(1)))
    rest = made(CITY_OF_MEN, event(fellowship, remove_burdens(1)))
    spite = made(RED_WRATH, event(shadow, remove_burdens(1)))
    by_hobbit = made(
        MERRY_ROHIRRIM_SQUIRE, ability(fellowship, exert(a(companion)) >> remove_burdens(1))
    )
    rows: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED, by_hobbit],
        "support": [country],
        "burdens": 3,
    }
    scene = Scene(hand=[rest], **rows).fellowship_phase().play(rest)
    assert (scene.burdens, scene.threats) == (2, 1)
    scene = Scene(**rows).fellowship_phase().use(by_hobbit).choose(ARAGORN_DRIVEN_BY_NEED)
    assert (scene.burdens, scene.threats) == (2, 0)
    scene = Scene(shadow_hand=[spite], twilight=9, **rows).shadow_phase().play(spite)
    assert (scene.burdens, scene.threats) == (2, 0)


SHAFT = made(
    CITY_OF_MEN,
    event(
        maneuver,
        exert(a(gondor, man))
        >> until_you_stop(3, discard(top_of_deck()))
        + add_twilight(discarded_in_this_way())
        + take_into_hand(that(free_peoples | shadow_side)),
    ),
    twilight=0,
)


def test_a_player_goes_on_until_he_stops() -> None:
    """1 R 22: the last card discarded is taken."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        hand=[SHAFT],
        deck=[
            EOWYN_RESTLESS_MAIDEN,
            EOMER_VALIANT_WARCHIEF,
            FARAMIR_STOUT_CAPTAIN,
            MERRY_ROHIRRIM_SQUIRE,
        ],
    )
    scene.maneuver_phase().play(SHAFT).do(Verb.YES).pass_()
    assert scene.twilight == 2
    assert scene.hand() == [FARAMIR_STOUT_CAPTAIN]
    assert scene.deck() == [EOWYN_RESTLESS_MAIDEN, EOMER_VALIANT_WARCHIEF]


def test_there_is_a_limit_and_an_empty_deck() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        hand=[SHAFT],
        deck=[
            EOWYN_RESTLESS_MAIDEN,
            EOMER_VALIANT_WARCHIEF,
            FARAMIR_STOUT_CAPTAIN,
            MERRY_ROHIRRIM_SQUIRE,
        ],
    )
    scene.maneuver_phase().play(SHAFT).do(Verb.YES).do(Verb.YES)
    assert scene.hand() == [EOMER_VALIANT_WARCHIEF]
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], hand=[SHAFT])
    scene.maneuver_phase().play(SHAFT)
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
    assert scene.hand() == []


def test_more_pipes_can_be_spotted_than_there_are() -> None:
    """3 U 2: in this phase."""
    more = discard(a(condition)) >> add_to_pipes_you_can_spot(+1)
    gimlis = made(SECOND_LEVEL, ability(fellowship, more))
    smoking = made(
        CITY_OF_MEN, event(fellowship, spot(choose_x(number_of(pipe)), pipe) >> remove_burdens(x))
    )
    scene = Scene(support=[gimlis], hand=[smoking, smoking], burdens=3)
    scene.fellowship_phase().use(gimlis).play(smoking).take_number(1)
    assert scene.burdens == 2


def test_that_player_is_the_opponent_of_whom_the_action_speaks() -> None:
    """1 R 36, with two Shadow players."""
    curse = made(
        CITY_OF_MEN,
        event(fellowship, reveal_hand(an_opponent) + have(that_player, discard_from_hand(1))),
    )
    for who in (1, 2):
        scene = Scene(hand=[curse], shadow_hand=[MORDOR_TROOPER, ORC_BROOD], players=3)
        state = scene.state
        second = scene.card(ORC_BROOD)
        owners = list(state.owner)
        owners[second] = 2
        state.owner = tuple(owners)
        state.hands[1].remove(second)
        state.hands[2].append(second)
        scene.fellowship_phase().play(curse).take_number(who)
        assert len(state.hands[who]) == 0
        assert len(state.hands[3 - who]) == 1


def test_the_owner_of_that_card_may_be_that_of_the_trigger() -> None:
    """1 R 16."""
    kingdom = made(
        SECOND_LEVEL,
        each_time(is_played(minion), have(that_cards_owner, discard(top_of_deck()))),
    )
    scene = Scene(
        support=[kingdom], shadow_hand=[MORDOR_TROOPER], shadow_deck=[ORC_BROOD], twilight=9, site=8
    )
    scene.shadow_phase().play(MORDOR_TROOPER)
    assert scene.is_discarded(ORC_BROOD)


def test_an_unhasty_companion_is_allowed_to_skirmish() -> None:
    """5 C 17 and 4 C 101: the Free Peoples player may assign him for this phase."""
    leave = ability(assignment, discard_from_hand(1) >> make(this_card, allowed_to_skirmish))
    ent = made(FOREST_GUARDIAN, leave)
    scene = Scene(
        fellowship=[ent], minions=[MORDOR_TROOPER], hand=[ARAGORN_DRIVEN_BY_NEED]
    ).assignment_phase()
    assert not scene.can(Verb.ASSIGN, ent)
    scene.use(ent)
    assert scene.can(Verb.ASSIGN, ent, MORDOR_TROOPER)
    taking_part = made(FOREST_GUARDIAN, gets(this_card, participates_in_skirmishes))
    scene = Scene(fellowship=[taking_part], minions=[MORDOR_TROOPER]).assignment_phase()
    assert scene.can(Verb.ASSIGN, taking_part, MORDOR_TROOPER)


def test_an_archer_cannot_participate_in_archery_fire() -> None:
    """4 U 340: neither its arrow nor its wounds."""
    for bar, shoots in (((), True), ((gets(elf, cannot_participate_in_archery),), False)):
        street = made(SECOND_LEVEL, *bar)
        scene = Scene(fellowship=[LEGOLAS_GREENLEAF], support=[street], minions=[MORDOR_TROOPER])
        legolas = scene.card(LEGOLAS_GREENLEAF)
        assert (legolas in shooters(scene.state)) == shoots


def test_the_lower_of_two_amounts() -> None:
    """4 R 52: two and three give two."""
    axe = made(
        SECOND_LEVEL,
        gets(titled("Aragorn"), strength(lower_of(number_of(companion), number_of(minion)))),
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        support=[axe],
        minions=[MORDOR_TROOPER] * 2,
    )
    plain = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED]).strength(ARAGORN_DRIVEN_BY_NEED)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == plain + 2
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        support=[axe],
        minions=[MORDOR_TROOPER],
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == plain + 1


def test_the_first_card_of_a_turn_costs_less() -> None:
    """1 R 338: not the second, in whatever phase."""
    ford = made(WAR_TOWERS, first_played_costs(None, -1, minion))
    scene = Scene(
        shadow_support=[ford], shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER], twilight=9, site=8
    )
    cost = Scene(shadow_hand=[MORDOR_TROOPER]).number(TWILIGHT_COST, MORDOR_TROOPER)
    scene.shadow_phase().play(MORDOR_TROOPER)
    assert scene.twilight == 9 - cost + 1
    scene.play(MORDOR_TROOPER)
    assert scene.twilight == 9 - 2 * cost + 1


def test_that_player_is_the_one_who_was_chosen_to_do_something() -> None:
    """2 R 15, with two Shadow players."""
    waiting = made(
        CITY_OF_MEN,
        event(
            fellowship,
            have(an_opponent, draw(1)) + have(that_player, discard_from_hand(1)),
        ),
        twilight=0,
    )
    scene = Scene(hand=[waiting], shadow_deck=[MORDOR_TROOPER, ORC_BROOD], players=3)
    scene.fellowship_phase().play(waiting).take_number(1)
    assert len(scene.state.discards[1]) == 1
    assert len(scene.state.decks[1]) == 1


def test_a_card_lowers_the_move_limit_to_a_minimum() -> None:
    """5 U 71: not below 1, however often."""
    company = made(
        MORDOR_TROOPER, ability(regroup, add_burdens(1) >> add_to_move_limit(-1, least=1))
    )
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[company]).regroup_phase()
    scene.wait_to(Verb.USE, company).use(company)
    assert moves_allowed(scene.state) == 1
    scene.wait_to(Verb.USE, company).use(company)
    assert moves_allowed(scene.state) == 1


def test_a_limit_of_the_archery_total_counts_for_the_phase() -> None:
    """6 R 80 (4.2, "limit"): several uses together."""
    legion = made(
        MORDOR_TROOPER, ability(archery, add_burdens(1) >> add_to_minion_archery(3, limit=4))
    )
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[legion]).archery_phase().use(legion)
    assert game_number(scene.state, MINION_ARCHERY) == 3
    scene.use(legion)
    assert game_number(scene.state, MINION_ARCHERY) == 4


def test_a_borne_card_hears_the_death_of_its_bearer() -> None:
    """4 U 171: although it leaves play with him."""
    hears = each_time(is_killed(bearer), add_twilight(3))
    rest = made(WAR_TOWERS, bearer_must_be(companion), hears)
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOMER_VALIANT_WARCHIEF],
        bearing={MERRY_ROHIRRIM_SQUIRE: [rest]},
    )
    scene.happen(wounds.kill, scene.card(EOMER_VALIANT_WARCHIEF))
    assert scene.twilight == 0
    scene.happen(wounds.kill, scene.card(MERRY_ROHIRRIM_SQUIRE))
    assert scene.is_discarded(rest)
    assert scene.twilight == 3


def test_who_bore_what_was_discarded_is_spoken_of() -> None:
    """6 C 91: "that Man"."""
    spilled = made(
        CITY_OF_MEN,
        event(
            maneuver,
            discard(a(possession, borne_by(hobbit))) >> make(that(hobbit), strength(+3)),
        ),
    )
    rows: dict[str, Any] = {
        "fellowship": [MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        "bearing": {
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
            PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_7_319],
        },
    }
    scene = Scene(minions=[MORDOR_TROOPER], hand=[spilled, spilled], **rows)
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE), scene.strength(PIPPIN_SWORN_TO_SERVICE)
    scene.maneuver_phase().play(spilled).choose(HOBBIT_SWORD_7_319)
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert (
        scene.strength(MERRY_ROHIRRIM_SQUIRE) - 1,
        scene.strength(PIPPIN_SWORN_TO_SERVICE),
    ) == before


def test_a_minion_that_gains_ambush_has_it() -> None:
    """5 C 77: it counts those that were given it as well as those that print it."""
    horn = made(WAR_TOWERS, gets(orc, ambush(1)))
    for support, counted in (((), 1), ((horn,), 2)):
        scene = Scene(minions=[SOUTHRON_SCOUT, MORDOR_TROOPER], shadow_support=support)
        cards = compile_cards(minion & ambush_keyword)
        assert len(cards(scene.state, Context(scene.card(MORDOR_TROOPER), 1))) == counted
