"""The Orc cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words, is_fierce
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.operations.wounds import can_take_wound, kill, wound
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import ASSIGNMENT, REGROUP, Verb
from rules.tcg.vocabulary import Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize("underground", [False, True])
def test_orc_plains_runner_fetches_another_orc_back(underground: bool) -> None:
    following = CHAMBER_OF_MAZARBUL if underground else ISENGARD_RUINED_15_192
    scene = Scene(
        minions=[ORC_PLAINS_RUNNER, DENIZEN_OF_KHAZAD_DUM],
        site=6,
        path=(*ARAGORN_SITES[:5], following),
    )
    scene.state.position[0] = 5
    scene.regroup_phase().wait_to(Verb.USE, ORC_PLAINS_RUNNER).use(ORC_PLAINS_RUNNER)
    if underground:
        assert len(scene.options(Verb.EITHER)) == 2
        scene.choose("do this only")
    assert scene.hand(1) == [DENIZEN_OF_KHAZAD_DUM]
    assert scene.is_discarded(ORC_PLAINS_RUNNER) is not underground
    assert scene.wounds(ORC_PLAINS_RUNNER) == int(underground)


def test_orc_plains_runner_needs_another_orc() -> None:
    scene = Scene(minions=[ORC_PLAINS_RUNNER, MORDOR_VETERAN], site=6).regroup_phase()
    assert not scene.can(Verb.USE, ORC_PLAINS_RUNNER)


@pytest.mark.parametrize(
    ("loser", "minion", "offered"),
    [
        (SAM_STEADFAST_FRIEND, ORKISH_BERSERKER, True),
        (DWARF_GUARD, ORKISH_BERSERKER, False),
        (SAM_STEADFAST_FRIEND, SOUTHRON_CAPTAIN, False),
    ],
)
def test_orc_crusher_is_revealed_when_a_ring_bound_companion_loses(
    loser: str, minion: str, offered: bool
) -> None:
    scene = Scene(fellowship=[loser], minions=[minion], shadow_hand=[ORC_CRUSHER], site=4)
    scene.skirmish(loser, minion)
    assert scene.comes_to(Verb.TRIGGER, ORC_CRUSHER) is offered
    if offered:
        scene.answer_with(ORC_CRUSHER)
    assert scene.burdens == int(offered)
    assert scene.hand(SHADOW) == [ORC_CRUSHER]


@pytest.mark.parametrize(("burdens", "price"), [(0, 5), (3, 2), (7, 0)])
def test_orc_crusher_is_cheaper_for_each_burden(burdens: int, price: int) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_hand=[ORC_CRUSHER],
        twilight=5,
        burdens=burdens,
        site=5,
    )
    scene.shadow_phase().play(ORC_CRUSHER)
    assert scene.twilight == 5 - price


def test_isengard_informant_calls_a_troll_back() -> None:
    scene = Scene(
        minions=[ISENGARD_INFORMANT],
        shadow_discards=[CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT, TOWER_TROLL],
        twilight=20,
        site=5,
    )
    scene.regroup_phase().wait_to(Verb.USE, ISENGARD_INFORMANT).use(ISENGARD_INFORMANT)
    assert scene.in_play(TOWER_TROLL)
    assert not scene.in_play(CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT)
    assert scene.wounds(ISENGARD_INFORMANT) == 1


@pytest.mark.parametrize(("tokens", "bonus"), [(1, 2), (0, 0)])
def test_orc_reapers_grow_where_the_free_peoples_have_a_token(tokens: int, bonus: int) -> None:
    scene = Scene(
        support=[SONG_OF_THE_SHIRE], minions=[ORC_REAPER, ORC_REAPER, ORKISH_SCOUT]
    ).put_tokens(SONG_OF_THE_SHIRE, tokens)
    # Each of two Reapers strengthens both.
    assert scene.strength(ORC_REAPER) == 8 + 2 * bonus
    assert scene.strength(ORKISH_SCOUT) == 8


@pytest.mark.parametrize(
    ("site", "safe", "underground", "bonus"),
    [(3, True, False, 0), (4, False, True, 0), (6, False, True, 0), (7, False, False, 2)],
)
def test_chamber_patrol_serves_orcs_otherwise_in_each_region(
    site: int, safe: bool, underground: bool, bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[CHAMBER_PATROL, ORKISH_SCOUT, SOUTHRON_CAPTAIN],
        site=site,
    )
    assert [
        can_take_wound(scene.state, scene.card(minion))
        for minion in (CHAMBER_PATROL, ORKISH_SCOUT, SOUTHRON_CAPTAIN)
    ] == [not safe, not safe, True]
    assert (
        has_words(scene.state, scene.state.path[site - 1], traits.trait(Keyword.UNDERGROUND))
        is underground
    )
    assert scene.strength(ORKISH_SCOUT) == 8 + bonus
    assert scene.strength(CHAMBER_PATROL) == 11 + bonus
    assert scene.strength(SOUTHRON_CAPTAIN) == 13


@pytest.mark.parametrize(("conditions", "comes"), [(2, True), (1, False)])
def test_expendable_servants_trade_a_condition_for_an_orc(conditions: int, comes: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_support=[ALWAYS_THREATENING] * conditions,
        shadow_hand=[EXPENDABLE_SERVANTS],
        shadow_discards=[ORC_REAPER],
        twilight=9,
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, EXPENDABLE_SERVANTS).play(EXPENDABLE_SERVANTS)
    assert scene.can(Verb.YES) is comes
    if comes:
        scene.do(Verb.YES)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.in_play(ORC_REAPER) is comes
    assert scene.is_discarded(ALWAYS_THREATENING) is comes


@pytest.mark.parametrize("count", [0, 2])
def test_massing_strength_feeds_one_orc_with_the_others(count: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORC_CRUSHER, ORKISH_SCOUT, MORDOR_VETERAN, DENIZEN_OF_KHAZAD_DUM],
        shadow_hand=[MASSING_STRENGTH],
        hand=[SONG_OF_THE_SHIRE],
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, ORC_CRUSHER).strength(ORC_CRUSHER)
    scene.happen(play_card, SHADOW, scene.card(MASSING_STRENGTH))
    for card in (ORKISH_SCOUT, DENIZEN_OF_KHAZAD_DUM)[:count]:
        scene.choose(card)
    if scene.can(Verb.PASS):
        scene.pass_()
    if scene.can(Verb.CHOOSE, ORC_CRUSHER):
        scene.choose(ORC_CRUSHER)
    assert scene.strength(ORC_CRUSHER) == before + 3 * count
    assert scene.is_discarded(ORKISH_SCOUT) is bool(count)


@pytest.mark.parametrize("exerts", [True, False])
def test_picket_denizen_saves_another_orc(exerts: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[PICKET_DENIZEN, ORKISH_SCOUT])
    scene.happen(wound, scene.card(ORKISH_SCOUT), scene.card(DWARF_GUARD))
    if exerts:
        scene.answer_with(PICKET_DENIZEN)
    else:
        scene.pass_()
    assert scene.wounds(ORKISH_SCOUT) == int(not exerts)
    assert scene.wounds(PICKET_DENIZEN) == int(exerts)
    scene.happen(wound, scene.card(PICKET_DENIZEN), scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, PICKET_DENIZEN)


@pytest.mark.parametrize(("burdens", "lifts", "bonus"), [(2, True, 6), (2, False, 2), (1, None, 2)])
def test_whatever_means_strengthens_more_for_two_burdens(
    burdens: int, lifts: bool | None, bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_hand=[WHATEVER_MEANS],
        burdens=burdens,
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).strength(ORKISH_SCOUT)
    scene.happen(play_card, SHADOW, scene.card(WHATEVER_MEANS))
    assert scene.can(Verb.EITHER) is (lifts is not None)
    if lifts is not None:
        scene.choose("remove 2 burdens" if lifts else "strength +2")
    assert scene.strength(ORKISH_SCOUT) == before + bonus
    assert scene.burdens == (0 if lifts else burdens)


@pytest.mark.parametrize(
    ("token_on", "fierce_now"),
    [(SONG_OF_THE_SHIRE, True), (ALWAYS_THREATENING, False), ("", False)],
)
def test_orc_line_breaker_fights_on_where_the_free_peoples_have_a_token(
    token_on: str, *, fierce_now: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_ISILDURS_HEIR],
        support=[SONG_OF_THE_SHIRE],
        minions=[ORC_LINE_BREAKER],
        shadow_support=[ALWAYS_THREATENING],
        site=4,
    )
    if token_on:
        scene.put_tokens(token_on, 1)
    assert not is_fierce(scene.state, scene.card(ORC_LINE_BREAKER))
    scene.skirmish(ARAGORN_ISILDURS_HEIR, ORC_LINE_BREAKER).resolve()
    assert scene.wounds(ARAGORN_ISILDURS_HEIR) == 1
    # A fierce minion is assigned once more; else the turn has come to its regroup phase.
    assert scene.state.phase == (ASSIGNMENT if fierce_now else REGROUP)
    assert is_fierce(scene.state, scene.card(ORC_LINE_BREAKER)) is fierce_now
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(ORC_LINE_BREAKER))


def test_orc_line_breaker_is_not_stirred_by_the_skirmish_of_another() -> None:
    scene = Scene(
        fellowship=[ARAGORN_ISILDURS_HEIR],
        support=[SONG_OF_THE_SHIRE],
        minions=[ORC_LINE_BREAKER, CHAMBER_PATROL],
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.skirmish(ARAGORN_ISILDURS_HEIR, CHAMBER_PATROL).resolve()
    assert not is_fierce(scene.state, scene.card(ORC_LINE_BREAKER))


@pytest.mark.parametrize(("site", "musters"), [(4, True), (3, False)])
def test_unforgiving_depths_let_orcs_muster_where_three_sites_are_underground(
    site: int, *, musters: bool
) -> None:
    cards = (ORKISH_SCOUT, TOWER_TROLL, MORDOR_VETERAN)
    path = (CHAMBER_OF_MAZARBUL, MORIA_GUARDROOM, ISENGARD_RUINED_15_192, WEST_GATE_OF_MORIA)
    scene = Scene(minions=cards, shadow_support=[UNFORGIVING_DEPTHS], path=path, site=site)
    # A Troll is no Orc, and the Veteran is of another culture.
    assert [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards] == [
        musters,
        False,
        False,
    ]


@pytest.mark.parametrize(("minion", "offered"), [(ORKISH_SCOUT, True), (MORDOR_VETERAN, False)])
def test_unforgiving_depths_swallow_the_fellowship(minion: str, *, offered: bool) -> None:
    scene = Scene(
        minions=[minion],
        shadow_support=[UNFORGIVING_DEPTHS],
        path=(*ARAGORN_SITES[:2], ISENGARD_RUINED_15_192, CHAMBER_OF_MAZARBUL),
        site=2,
    ).shadow_phase()
    assert scene.can(Verb.USE, UNFORGIVING_DEPTHS) is offered
    if offered:
        scene.use(UNFORGIVING_DEPTHS)
        # The battleground of the same adventure deck is no choice.
        assert scene.id_of(scene.state.site()) == CHAMBER_OF_MAZARBUL
        assert scene.is_discarded(UNFORGIVING_DEPTHS)


@pytest.mark.parametrize(("place", "safe"), [(CHAMBER_OF_MAZARBUL, True), (WEST_ROAD, False)])
def test_underdeeps_denizen_is_safe_underground(place: str, *, safe: bool) -> None:
    scene = Scene(minions=[UNDERDEEPS_DENIZEN, ORKISH_SCOUT], path=(place,), site=1)
    for minion in (UNDERDEEPS_DENIZEN, ORKISH_SCOUT):
        scene.happen(wound, scene.card(minion))
    assert scene.in_play(UNDERDEEPS_DENIZEN) is safe
    assert scene.wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize("adds", [True, False])
def test_always_threatening_counts_the_conditions_of_orcs(*, adds: bool) -> None:
    """Itself is one."""
    scene = Scene(
        support=[SONG_OF_THE_SHIRE],
        shadow_support=[UNFORGIVING_DEPTHS],
        shadow_hand=[ALWAYS_THREATENING],
        twilight=1,
    )
    scene.shadow_phase().play(ALWAYS_THREATENING)
    if adds:
        scene.answer_with(ALWAYS_THREATENING)
    else:
        scene.pass_()
    assert scene.tokens(ALWAYS_THREATENING) == (2 if adds else 0)


@pytest.mark.parametrize(("tokens", "stays"), [(3, True), (3, False), (1, False)])
def test_always_threatening_strengthens_a_lurker(tokens: int, *, stays: bool) -> None:
    """Of any culture."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[VIGILANT_URUK, ORKISH_SCOUT],
        shadow_support=[ALWAYS_THREATENING],
        site=5,
    ).put_tokens(ALWAYS_THREATENING, tokens)
    before = scene.skirmish(DWARF_GUARD, VIGILANT_URUK).strength(VIGILANT_URUK)
    scene.wait_to(Verb.USE, ALWAYS_THREATENING).use(ALWAYS_THREATENING)
    if tokens > 1:
        scene.choose("remove 2" if stays else "discard")
    assert scene.in_play(ALWAYS_THREATENING) is stays
    assert scene.tokens(ALWAYS_THREATENING) == int(stays)
    scene.resolve()
    assert totals(scene)[1] == before + 2


@pytest.mark.parametrize(
    ("victim", "in_a_skirmish", "offered"),
    [
        (ORKISH_SCOUT, True, True),
        (ORKISH_SCOUT, False, False),
        (MORDOR_VETERAN, True, False),
    ],
)
def test_howling_orc_howls_for_the_fallen(
    victim: str, *, in_a_skirmish: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[HOWLING_ORC, victim], hand=[AXE_STRIKE], site=4
    )
    if in_a_skirmish:
        scene.skirmish(DWARF_GUARD, victim)
    scene.happen(kill, scene.card(victim), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, HOWLING_ORC) is offered
    if offered:
        scene.answer_with(HOWLING_ORC)
        assert scene.strength(HOWLING_ORC) == 8 + 2
    scene.regroup_phase()
    assert scene.strength(HOWLING_ORC) == 8


def test_enemy_upon_enemy_keeps_a_lurker_for_the_next_turn() -> None:
    scene = Scene(minions=[HOWLING_ORC], shadow_support=[ENEMY_UPON_ENEMY], site=5)
    scene.regroup_phase().wait_to(Verb.USE, ENEMY_UPON_ENEMY).use(ENEMY_UPON_ENEMY)
    assert scene.stack(ENEMY_UPON_ENEMY) == [HOWLING_ORC]


def test_enemy_upon_enemy_gives_the_lurker_back_for_a_burden() -> None:
    scene = Scene(
        shadow_support=[ENEMY_UPON_ENEMY],
        stacked={ENEMY_UPON_ENEMY: [HOWLING_ORC]},
        burdens=1,
        twilight=1,
        site=5,
    )
    scene.shadow_phase().use(ENEMY_UPON_ENEMY)
    assert scene.in_play(HOWLING_ORC)
    assert scene.burdens == 0


def test_orc_raid_commander_leaves_the_condition_that_was_spotted() -> None:
    scene = Scene(
        support=[CITADEL_OF_MINAS_TIRITH, CITADEL_OF_MINAS_TIRITH, CITY_WALL],
        shadow_support=[DEMORALIZED],
        shadow_hand=[ORC_RAID_COMMANDER],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(ORC_RAID_COMMANDER).choose(CITADEL_OF_MINAS_TIRITH)
    left = [scene.in_play(CITADEL_OF_MINAS_TIRITH, copy) for copy in range(2)]
    assert sorted(left) == [False, True]
    assert scene.in_play(CITY_WALL)


def test_ordnance_grunt_returns_for_a_condition() -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_support=[DEMORALIZED],
        shadow_discards=[ORDNANCE_GRUNT],
        twilight=6,
        site=5,
    )
    scene.shadow_phase().use(ORDNANCE_GRUNT)
    assert scene.in_play(ORDNANCE_GRUNT)
    assert scene.is_discarded(DEMORALIZED)
    assert scene.twilight == 0


def test_forced_march_makes_the_fellowship_move_on() -> None:
    scene = Scene(
        shadow_support=[FORCED_MARCH, DEMORALIZED],
        minions=[DENIZEN_OF_KHAZAD_DUM],
        twilight=3,
        site=5,
    )
    scene.regroup_phase().wait_to(Verb.USE, FORCED_MARCH).use(FORCED_MARCH)
    assert scene.is_discarded(DEMORALIZED)
    assert scene.is_discarded(FORCED_MARCH)
    assert scene.twilight == 0
    while scene.can(Verb.PASS) and scene.state.position[0] == 5:
        scene.pass_()
    assert scene.state.position[0] == 6


def test_orc_line_breaker_is_fierce_after_a_skirmish_that_was_cancelled() -> None:
    """It ends all the same; the token is the Homestead's own, of which one is left."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[HUMBLE_HOMESTEAD],
        minions=[ORC_LINE_BREAKER],
        site=4,
    ).put_tokens(HUMBLE_HOMESTEAD, 4)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_LINE_BREAKER).use(HUMBLE_HOMESTEAD)
    scene.choose("remove 3")
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert is_fierce(scene.state, scene.card(ORC_LINE_BREAKER))
    assert scene.state.phase == ASSIGNMENT


@pytest.mark.parametrize("blunted", [True, False])
def test_orc_line_breaker_gains_nothing_where_it_cannot_gain_fierce(*, blunted: bool) -> None:
    """The mithril-coat has taken fierce from it until the regroup phase."""
    sam = made(SAM_STEADFAST_FRIEND, strength=10, vitality=5)
    scene = Scene(
        fellowship=[sam],
        bearing={sam: [MITHRIL_COAT_DWARF_MAIL]},
        support=[SONG_OF_THE_SHIRE],
        minions=[ORC_LINE_BREAKER],
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.skirmish(sam, ORC_LINE_BREAKER)
    if blunted:
        scene.use(MITHRIL_COAT_DWARF_MAIL)
    scene.resolve()
    assert is_fierce(scene.state, scene.card(ORC_LINE_BREAKER)) is not blunted


@pytest.mark.parametrize(("moves", "position"), [(1, 6), (2, 5)])
def test_forced_march_does_not_go_beyond_the_move_limit(moves: int, position: int) -> None:
    scene = Scene(
        shadow_support=[FORCED_MARCH, DEMORALIZED],
        minions=[DENIZEN_OF_KHAZAD_DUM],
        twilight=3,
        site=5,
    )
    scene.state.moves = moves
    scene.regroup_phase().wait_to(Verb.USE, FORCED_MARCH).use(FORCED_MARCH)
    while scene.can(Verb.PASS) and scene.state.position[0] == 5 and scene.state.phase == REGROUP:
        scene.pass_()
    assert scene.state.position[0] == position


def test_unforgiving_depths_send_the_old_site_home() -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[UNFORGIVING_DEPTHS],
        path=(*ARAGORN_SITES[:2], CHAMBER_OF_MAZARBUL),
        site=2,
    )
    scene.shadow_phase().use(UNFORGIVING_DEPTHS)
    assert [scene.id_of(site) for site in scene.state.path] == [
        ARAGORN_SITES[0],
        CHAMBER_OF_MAZARBUL,
    ]
    assert [scene.id_of(site) for site in scene.state.adventure[0]] == [ARAGORN_SITES[1]]
