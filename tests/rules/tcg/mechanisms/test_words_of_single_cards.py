"""Words that one or two cards of the first sets brought."""

from rules.tcg.engine import wounds
from rules.tcg.engine.blueprint import Context
from rules.tcg.engine.codes import MINION_ARCHERY, TWILIGHT_COST, Verb
from rules.tcg.engine.numbers import game_number, shooters
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.notation.compiler.filters import compile_cards
from rules.tcg.notation.language import (
    a,
    ability,
    add_burdens,
    add_threats,
    add_to_minion_archery,
    add_to_move_limit,
    add_to_pipes_you_can_spot,
    add_twilight,
    all_of_these,
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
    hobbit,
    is_killed,
    is_played,
    is_removed,
    lower_of,
    make,
    makes,
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
from tests.rules.tcg.cards import (
    ARAGORN,
    CITY_OF_MEN,
    EOMER,
    EOWYN,
    FARAMIR,
    FOREST_GUARDIAN,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    ORC_BROOD,
    PIPPIN,
    RED_WRATH,
    SECOND_LEVEL,
    SOUTHRON_SCOUT,
    TROOPER,
    WAR_TOWERS,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_exerting_x_times_as_a_cost_asks_for_what_the_character_can():
    """2 R 109 (4.2, "exert"): from once to its vitality less one, after it is chosen."""
    bane = made(
        CITY_OF_MEN,
        event(maneuver, exert(a(gondor, man), choose_x()) >> wound(some(x, minion))),
    )
    scene = Scene(fellowship=[ARAGORN, FARAMIR], minions=[TROOPER, ORC_BROOD], hand=[bane])
    scene.maneuver_phase().play(bane).choose(FARAMIR)
    assert sorted(option.number for option in scene.options()) == [1, 2]
    scene.take_number(2).do(Verb.CHOOSE)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert scene.wounds(FARAMIR) == 2
    assert (scene.wounds(TROOPER), scene.wounds(ORC_BROOD)) == (1, 1)


def test_a_possession_gives_no_strength_for_a_while():
    """1 R 132: until the regroup phase, and no other number of it is touched."""
    parry = made(
        RED_WRATH, event(maneuver, make(a(possession), gives_no_strength_bonus, until=regroup))
    )
    scene = Scene(
        fellowship=[MERRY],
        bearing={MERRY: [HOBBIT_SWORD]},
        minions=[TROOPER],
        shadow_hand=[parry],
        twilight=9,
    )
    armed = scene.strength(MERRY)
    scene.maneuver_phase().play(parry)
    assert scene.strength(MERRY) == armed - 2
    scene.regroup_phase()
    assert scene.strength(MERRY) == armed


def test_only_ones_own_removing_of_burdens_is_answered():
    """3 C 113: not by a Hobbit, and not by a Shadow card."""
    country = made(SECOND_LEVEL, each_time(is_removed(burden, by=~hobbit, who=you), add_threats(1)))
    rest = made(CITY_OF_MEN, event(fellowship, remove_burdens(1)))
    spite = made(RED_WRATH, event(shadow, remove_burdens(1)))
    by_hobbit = made(MERRY, ability(fellowship, exert(a(companion)) >> remove_burdens(1)))
    rows = {"fellowship": [ARAGORN, by_hobbit], "support": [country], "burdens": 3}
    scene = Scene(hand=[rest], **rows).fellowship_phase().play(rest)
    assert (scene.burdens, scene.threats) == (2, 1)
    scene = Scene(**rows).fellowship_phase().use(by_hobbit).choose(ARAGORN)
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


def test_a_player_goes_on_until_he_stops():
    """1 R 22: the last card discarded is taken."""
    scene = Scene(
        fellowship=[ARAGORN], minions=[TROOPER], hand=[SHAFT], deck=[EOWYN, EOMER, FARAMIR, MERRY]
    )
    scene.maneuver_phase().play(SHAFT).do(Verb.YES).pass_()
    assert scene.twilight == 2
    assert scene.hand() == [FARAMIR]
    assert scene.deck() == [EOWYN, EOMER]


def test_there_is_a_limit_and_an_empty_deck():
    scene = Scene(
        fellowship=[ARAGORN], minions=[TROOPER], hand=[SHAFT], deck=[EOWYN, EOMER, FARAMIR, MERRY]
    )
    scene.maneuver_phase().play(SHAFT).do(Verb.YES).do(Verb.YES)
    assert scene.hand() == [EOMER]
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], hand=[SHAFT])
    scene.maneuver_phase().play(SHAFT)
    assert scene.in_play(ARAGORN)
    assert scene.hand() == []


def test_more_pipes_can_be_spotted_than_there_are():
    """3 U 2: in this phase."""
    more = discard(a(condition)) >> add_to_pipes_you_can_spot(+1)
    gimlis = made(SECOND_LEVEL, ability(fellowship, more))
    smoking = made(
        CITY_OF_MEN, event(fellowship, spot(choose_x(number_of(pipe)), pipe) >> remove_burdens(x))
    )
    scene = Scene(support=[gimlis], hand=[smoking, smoking], burdens=3)
    scene.fellowship_phase().use(gimlis).play(smoking).take_number(1)
    assert scene.burdens == 2


def test_that_player_is_the_opponent_of_whom_the_action_speaks():
    """1 R 36, with two Shadow players."""
    curse = made(
        CITY_OF_MEN,
        event(fellowship, reveal_hand(an_opponent) + makes(that_player, discard_from_hand(1))),
    )
    for who in (1, 2):
        scene = Scene(hand=[curse], shadow_hand=[TROOPER, ORC_BROOD], players=3)
        state = scene.state
        second = scene._find(ORC_BROOD)
        owners = list(state.owner)
        owners[second] = 2
        state.owner = tuple(owners)
        state.hands[1].remove(second)
        state.hands[2].append(second)
        scene.fellowship_phase().play(curse).take_number(who)
        assert len(state.hands[who]) == 0
        assert len(state.hands[3 - who]) == 1


def test_the_owner_of_that_card_may_be_that_of_the_trigger():
    """1 R 16."""
    kingdom = made(
        SECOND_LEVEL,
        each_time(is_played(minion), makes(that_cards_owner, discard(top_of_deck()))),
    )
    scene = Scene(
        support=[kingdom], shadow_hand=[TROOPER], shadow_deck=[ORC_BROOD], twilight=9, site=8
    )
    scene.shadow_phase().play(TROOPER)
    assert scene.is_discarded(ORC_BROOD)


def test_an_unhasty_companion_is_allowed_to_skirmish():
    """5 C 17 and 4 C 101: the Free Peoples player may assign him for this phase."""
    leave = ability(assignment, discard_from_hand(1) >> make(this_card, allowed_to_skirmish))
    ent = made(FOREST_GUARDIAN, leave)
    scene = Scene(fellowship=[ent], minions=[TROOPER], hand=[ARAGORN]).assignment_phase()
    assert not scene.can(Verb.ASSIGN, ent)
    scene.use(ent)
    assert scene.can(Verb.ASSIGN, ent, TROOPER)
    taking_part = made(FOREST_GUARDIAN, gets(this_card, participates_in_skirmishes))
    scene = Scene(fellowship=[taking_part], minions=[TROOPER]).assignment_phase()
    assert scene.can(Verb.ASSIGN, taking_part, TROOPER)


def test_an_archer_cannot_participate_in_archery_fire():
    """4 U 340: neither its arrow nor its wounds."""
    for bar, shoots in (((), True), ((gets(elf, cannot_participate_in_archery),), False)):
        street = made(SECOND_LEVEL, *bar)
        scene = Scene(fellowship=[LEGOLAS], support=[street], minions=[TROOPER])
        legolas = scene._find(LEGOLAS)
        assert (legolas in shooters(scene.state)) == shoots


def test_the_lower_of_two_amounts():
    """4 R 52: two and three give two."""
    axe = made(
        SECOND_LEVEL,
        gets(titled("Aragorn"), strength(lower_of(number_of(companion), number_of(minion)))),
    )
    scene = Scene(fellowship=[ARAGORN, EOMER], support=[axe], minions=[TROOPER] * 2)
    plain = Scene(fellowship=[ARAGORN]).strength(ARAGORN)
    assert scene.strength(ARAGORN) == plain + 2
    scene = Scene(fellowship=[ARAGORN, EOMER], support=[axe], minions=[TROOPER])
    assert scene.strength(ARAGORN) == plain + 1


def test_the_first_card_of_a_turn_costs_less():
    """1 R 338: not the second, in whatever phase."""
    ford = made(WAR_TOWERS, first_played_costs(None, -1, minion))
    scene = Scene(shadow_support=[ford], shadow_hand=[TROOPER, TROOPER], twilight=9, site=8)
    cost = Scene(shadow_hand=[TROOPER]).number(TWILIGHT_COST, TROOPER)
    scene.shadow_phase().play(TROOPER)
    assert scene.twilight == 9 - cost + 1
    scene.play(TROOPER)
    assert scene.twilight == 9 - 2 * cost + 1


def test_that_player_is_the_one_who_was_chosen_to_do_something():
    """2 R 15, with two Shadow players."""
    waiting = made(
        CITY_OF_MEN,
        event(
            fellowship,
            makes(an_opponent, draw(1)) + makes(that_player, discard_from_hand(1)),
        ),
        twilight=0,
    )
    scene = Scene(hand=[waiting], shadow_deck=[TROOPER, ORC_BROOD], players=3)
    scene.fellowship_phase().play(waiting).take_number(1)
    assert len(scene.state.discards[1]) == 1
    assert len(scene.state.decks[1]) == 1


def test_a_card_lowers_the_move_limit_to_a_minimum():
    """5 U 71: not below 1, however often."""
    company = made(TROOPER, ability(regroup, add_burdens(1) >> add_to_move_limit(-1, least=1)))
    scene = Scene(fellowship=[ARAGORN], minions=[company]).regroup_phase()
    scene.wait_to(Verb.USE, company).use(company)
    assert moves_allowed(scene.state) == 1
    scene.wait_to(Verb.USE, company).use(company)
    assert moves_allowed(scene.state) == 1


def test_a_limit_of_the_archery_total_counts_for_the_phase():
    """6 R 80 (4.2, "limit"): several uses together."""
    legion = made(TROOPER, ability(archery, add_burdens(1) >> add_to_minion_archery(3, limit=4)))
    scene = Scene(fellowship=[ARAGORN], minions=[legion]).archery_phase().use(legion)
    assert game_number(scene.state, MINION_ARCHERY) == 3
    scene.use(legion)
    assert game_number(scene.state, MINION_ARCHERY) == 4


def test_a_borne_card_hears_the_death_of_its_bearer():
    """4 U 171: although it leaves play with him."""
    hears = each_time(is_killed(bearer), add_twilight(3))
    rest = made(WAR_TOWERS, bearer_must_be(companion), hears)
    scene = Scene(fellowship=[MERRY, EOMER], bearing={MERRY: [rest]})
    scene.happen(wounds.kill, scene._find(EOMER))
    assert scene.twilight == 0
    scene.happen(wounds.kill, scene._find(MERRY))
    assert scene.is_discarded(rest)
    assert scene.twilight == 3


def test_who_bore_what_was_discarded_is_spoken_of():
    """6 C 91: "that Man"."""
    spilled = made(
        CITY_OF_MEN,
        event(
            maneuver,
            discard(a(possession, borne_by(hobbit))) >> make(that(hobbit), strength(+3)),
        ),
    )
    rows = {
        "fellowship": [MERRY, PIPPIN],
        "bearing": {MERRY: [HOBBIT_SWORD], PIPPIN: [HOBBIT_SWORD]},
    }
    scene = Scene(minions=[TROOPER], hand=[spilled, spilled], **rows)
    before = scene.strength(MERRY), scene.strength(PIPPIN)
    scene.maneuver_phase().play(spilled).choose(HOBBIT_SWORD)
    assert scene.is_discarded(HOBBIT_SWORD)
    assert (scene.strength(MERRY) - 1, scene.strength(PIPPIN)) == before


def test_a_minion_that_gains_ambush_has_it():
    """5 C 77: it counts those that were given it as well as those that print it."""
    horn = made(WAR_TOWERS, gets(orc, ambush(1)))
    for support, counted in (((), 1), ((horn,), 2)):
        scene = Scene(minions=[SOUTHRON_SCOUT, TROOPER], shadow_support=support)
        cards = compile_cards(all_of_these(minion, ambush_keyword))
        assert len(cards(scene.state, Context(scene._find(TROOPER), 1))) == counted
