"""The Shire cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_TOWERS, THROUGH_DERNDINGLE
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

LET_IT_BE, PREVENT = 0, 1
FRODO = FRODO_HOPE_OF_FREE_PEOPLES


@pytest.mark.parametrize(("count", "left"), [(0, 3), (1, 2), (2, 1)])
def test_cliffs_of_emyn_muil_remove_up_to_two_burdens(count: int, left: int) -> None:
    scene = Scene(support=[CLIFFS_OF_EMYN_MUIL], burdens=3, site=1, path=THROUGH_DERNDINGLE)
    scene.fellowship_phase().answer_with(CLIFFS_OF_EMYN_MUIL).take_number(count)
    assert scene.burdens == left


@pytest.mark.parametrize(("tokens", "left"), [(0, 5), (2, 3), (5, 2)])
def test_good_work_removes_three_burdens_at_most(tokens: int, left: int) -> None:
    scene = Scene(support=[GOOD_WORK], burdens=5)
    change_culture_tokens(scene.state, scene.card(GOOD_WORK), "shire", tokens)
    scene.fellowship_phase().use(GOOD_WORK)
    assert scene.burdens == left
    assert scene.is_discarded(GOOD_WORK)


@pytest.mark.parametrize(("minion", "wins"), [(SOUTHRON_SCOUT, True), (MORDOR_VETERAN, False)])
def test_impatient_and_angry_removes_a_burden_where_sam_wins(minion: str, wins: bool) -> None:
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE],
        minions=[minion],
        hand=[IMPATIENT_AND_ANGRY],
        burdens=2,
        site=6,
    )
    scene.skirmish(SAM_SAMWISE_THE_BRAVE, minion).play(IMPATIENT_AND_ANGRY)
    assert scene.wounds(SAM_SAMWISE_THE_BRAVE) >= 1
    if wins:
        scene.answer_with(SAM_SAMWISE_THE_BRAVE)
    assert scene.burdens == (1 if wins else 2)


@pytest.mark.parametrize(
    ("hobbit", "minion", "taken"),
    [
        (MERRY_UNQUENCHABLE_HOBBIT, MORDOR_TROOPER, True),
        (MERRY_UNQUENCHABLE_HOBBIT, ORTHANC_WARRIOR, False),
        (PIPPIN_JUST_A_NUISANCE, ORTHANC_WARRIOR, True),
        (PIPPIN_JUST_A_NUISANCE, MORDOR_TROOPER, False),
    ],
)
def test_a_hobbit_who_does_not_fight_draws_a_minion_away(
    hobbit: str, minion: str, taken: bool
) -> None:
    scene = Scene(
        fellowship=[hobbit, ARAGORN_DRIVEN_BY_NEED],
        minions=[minion, MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion, MORDOR_VETERAN).use(hobbit)
    if scene.can(Verb.CHOOSE, minion):
        scene.choose(minion)
    assert scene.is_discarded(hobbit)
    assert (scene.card(minion) not in scene.state.skirmish_minions) is taken


def test_merry_draws_no_minion_from_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[MERRY_UNQUENCHABLE_HOBBIT], minions=[MORDOR_TROOPER, MORGUL_LACKEY], site=6
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER).use(MERRY_UNQUENCHABLE_HOBBIT)
    assert scene.is_discarded(MERRY_UNQUENCHABLE_HOBBIT)
    assert scene.card(MORDOR_TROOPER) in scene.state.skirmish_minions


def test_mind_your_own_affairs_wounds_for_the_frodo_signet_alone() -> None:
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_REAR_GUARD, MORDOR_VETERAN],
        hand=[MIND_YOUR_OWN_AFFAIRS] * 2,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_REAR_GUARD).play(MIND_YOUR_OWN_AFFAIRS)
    assert scene.wounds(URUK_REAR_GUARD) == 0
    assert scene.burdens == 1


def test_sams_pack_adds_twilight_to_heal_a_ring_bound_companion() -> None:
    scene = (
        Scene(
            fellowship=[SAM_SAMWISE_THE_BRAVE, ROHIRRIM_GUARD],
            bearing={SAM_SAMWISE_THE_BRAVE: [SAMS_PACK]},
        )
        .wound(SAM_SAMWISE_THE_BRAVE, 1)
        .wound(ROHIRRIM_GUARD, 1)
    )
    scene.turn_starts().answer_with(SAMS_PACK)
    assert scene.twilight == 2
    assert (scene.wounds(SAM_SAMWISE_THE_BRAVE), scene.wounds(ROHIRRIM_GUARD)) == (0, 1)


@pytest.mark.parametrize(
    ("company", "wounds"),
    [
        ([MERRY_ROHIRRIM_SQUIRE, GANDALF_THE_WHITE_WIZARD], 0),
        ([MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD], 1),
    ],
)
def test_store_room_heals_twice_with_gandalf(company: list[str], wounds: int) -> None:
    scene = Scene(fellowship=company, hand=[STORE_ROOM]).wound(MERRY_ROHIRRIM_SQUIRE, 2)
    scene.regroup_phase().play(STORE_ROOM)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == wounds


@pytest.mark.parametrize(("companions", "kept"), [(3, 1), (2, 0)])
def test_frodo_with_three_unbound_companions_keeps_his_hand(companions: int, kept: int) -> None:
    scene = Scene(
        ring_bearer=FRODO_COURTEOUS_HALFLING,
        fellowship=[DWARF_GUARD] * companions,
        hand=[LEMBAS],
        shadow_hand=[ORC_INQUISITOR],
        twilight=10,
    )
    scene.shadow_phase().play(ORC_INQUISITOR).take_first()
    assert len(scene.hand()) == kept


@pytest.mark.parametrize("companions", [2, 3])
def test_frodo_leaves_his_player_a_choice_that_a_shadow_card_gives(companions: int) -> None:
    """Comprehensive Rules 4.2, card rulings, "Frodo, Courteous Halfling"."""
    scene = Scene(
        ring_bearer=FRODO_COURTEOUS_HALFLING,
        fellowship=[DWARF_GUARD] * companions,
        hand=[LEMBAS, SWORDARM_OF_THE_WHITE_TOWER],
        shadow_hand=[DUNLENDING_RAMPAGER],
        twilight=10,
    )
    scene.shadow_phase().play(DUNLENDING_RAMPAGER)
    assert scene.decision.player == 0
    scene.do(Verb.YES).take_first().take_first()
    assert scene.hand() == []
    assert not scene.state.minions


def test_get_on_and_get_away_plays_two_sites_for_two_burdens() -> None:
    scene = Scene(
        hand=[GET_ON_AND_GET_AWAY], adventure=[BEACON_OF_MINAS_TIRITH, OSGILIATH_FALLEN], site=2
    )
    scene.fellowship_phase().play(GET_ON_AND_GET_AWAY)
    assert [scene.id_of(site) for site in scene.state.path[2:]] == [
        BEACON_OF_MINAS_TIRITH,
        OSGILIATH_FALLEN,
    ]
    assert scene.burdens == 2


@pytest.mark.parametrize(("burdens", "left"), [(2, 1), (0, 0)])
def test_brace_of_coneys_is_discarded_to_remove_a_burden(burdens: int, left: int) -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(bearing={frodo: [BRACE_OF_CONEYS]}, burdens=burdens).fellowship_phase()
    if scene.can(Verb.USE, BRACE_OF_CONEYS):
        scene.use(BRACE_OF_CONEYS)
        assert scene.is_discarded(BRACE_OF_CONEYS)
    assert scene.burdens == left


def test_only_a_ring_bound_hobbit_bears_a_brace_of_coneys() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, SAM_SAMWISE_THE_BRAVE], hand=[BRACE_OF_CONEYS])
    scene.fellowship_phase().play(BRACE_OF_CONEYS)
    bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
    assert bearers == {FRODO_HOPE_OF_FREE_PEOPLES, SAM_SAMWISE_THE_BRAVE}


@pytest.mark.parametrize(
    ("hobbit", "wounds", "usable"),
    [
        (MERRY_LEARNED_GUIDE, 0, True),
        (MERRY_LEARNED_GUIDE, 3, False),
        (PIPPIN_WOOLLY_FOOTED_RASCAL, 3, True),
    ],
    ids=["the Ring-bearer exerts", "the Ring-bearer is exhausted", "a burden"],
)
@pytest.mark.parametrize("prevents", [True, False])
def test_a_hobbit_flees_from_his_skirmish_unless_the_shadow_player_pays_two(
    hobbit: str, wounds: int, usable: bool, prevents: bool
) -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(fellowship=[hobbit], minions=[MORDOR_VETERAN], twilight=3, site=6)
    scene.wound(frodo, wounds).skirmish(hobbit, MORDOR_VETERAN)
    assert scene.can(Verb.USE, hobbit) is usable
    if not usable:
        return
    scene.use(hobbit)
    assert scene.wounds(frodo) == wounds + (hobbit == MERRY_LEARNED_GUIDE)
    assert scene.burdens == (hobbit == PIPPIN_WOOLLY_FOOTED_RASCAL)
    assert scene.who == SHADOW
    scene.take_number(PREVENT if prevents else LET_IT_BE)
    assert scene.twilight == (1 if prevents else 3)
    assert scene.is_discarded(hobbit) is not prevents


def test_a_shadow_player_without_two_twilight_prevents_nothing() -> None:
    scene = Scene(
        fellowship=[PIPPIN_WOOLLY_FOOTED_RASCAL], minions=[MORDOR_VETERAN], twilight=1, site=6
    )
    scene.skirmish(PIPPIN_WOOLLY_FOOTED_RASCAL, MORDOR_VETERAN).use(PIPPIN_WOOLLY_FOOTED_RASCAL)
    assert scene.is_discarded(PIPPIN_WOOLLY_FOOTED_RASCAL)
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("companion", "usable"),
    [(SAM_SAMWISE_THE_BRAVE, True), (MERRY_ROHIRRIM_SQUIRE, False)],
    ids=["Ring-bound", "unbound"],
)
def test_a_ring_bound_companion_lightens_the_tired_travellers_burdens(
    companion: str, usable: bool
) -> None:
    frodo = FRODO_TIRED_TRAVELLER
    scene = Scene(ring_bearer=frodo, hand=[companion, ROHIRRIM_GUARD], burdens=3)
    scene.fellowship_phase()
    assert scene.can(Verb.USE, frodo) is usable
    if usable:
        scene.use(frodo)
        assert scene.in_play(companion)
        assert (scene.burdens, scene.twilight) == (2, 2)


def test_hobbit_sword_of_the_towers_makes_any_hobbit_two_stronger() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], hand=[HOBBIT_SWORD_4_306]
    )
    scene.fellowship_phase().play(HOBBIT_SWORD_4_306)
    bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
    assert bearers == {MERRY_ROHIRRIM_SQUIRE, FRODO_HOPE_OF_FREE_PEOPLES}
    scene.do(Verb.CHOOSE, target=MERRY_ROHIRRIM_SQUIRE)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3 + 2


@pytest.mark.parametrize("sam", [SAM_FRODOS_GARDENER, SAM_SAMWISE_THE_BRAVE])
@pytest.mark.parametrize("takes_it", [True, False])
def test_sam_may_bear_the_ring_when_frodo_is_killed(sam: str, takes_it: bool) -> None:
    scene = Scene(fellowship=[sam, MERRY_ROHIRRIM_SQUIRE], site=4)
    scene.happen(kill, scene.card(FRODO))
    if takes_it:
        scene.answer_with(sam)
        assert scene.state.ring_bearer[FREE_PEOPLES] == scene.card(sam)
        assert scene.number(RESISTANCE, sam) == 5
        assert scene.state.winner is None
    else:
        scene.pass_()
        assert scene.state.ring_bearer[FREE_PEOPLES] != scene.card(sam)


def test_frodos_gardener_fetches_his_pack() -> None:
    sam = SAM_FRODOS_GARDENER
    scene = Scene(fellowship=[sam], deck=[HOBBIT_SWORD_7_319, SAMS_PACK]).fellowship_phase()
    scene.use(sam)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
        if scene.can(Verb.CHOOSE, target=sam):
            scene.do(Verb.CHOOSE, target=sam)
        else:
            scene.take_first()
    assert scene.bearer_of(SAMS_PACK) == sam


@pytest.mark.parametrize(
    ("path", "site", "cancels"),
    [(PLAIN_TOWERS, 4, True), (PLAIN_TOWERS, 5, False), (ARAGORN_SITES, 4, False)],
)
def test_frodos_cloak_hides_him_or_comforts_him(
    path: tuple[str, ...], site: int, cancels: bool
) -> None:
    scene = Scene(
        bearing={FRODO: [FRODOS_CLOAK]},
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        path=path,
        site=site,
        burdens=2,
    ).wound(FRODO, 1)
    scene.skirmish(FRODO, MORDOR_TROOPER).use(FRODOS_CLOAK)
    assert scene.is_discarded(FRODOS_CLOAK)
    assert (scene.state.skirmisher < 0) is cancels
    assert (scene.burdens, scene.wounds(FRODO)) == ((3, 1) if cancels else (1, 0))


@pytest.mark.parametrize(
    ("winner", "offered"), [(MERRY_ROHIRRIM_SQUIRE, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_good_work_gathers_a_token_where_a_hobbit_wins(winner: str, offered: bool) -> None:
    weak = made(SOUTHRON_SCOUT, strength=1)
    scene = Scene(fellowship=[winner], support=[GOOD_WORK], minions=[weak], site=6)
    scene.skirmish(winner, weak)
    assert scene.comes_to(Verb.TRIGGER, GOOD_WORK) is offered
    if offered:
        scene.answer_with(GOOD_WORK)
        assert scene.tokens(GOOD_WORK) == 1


@pytest.mark.parametrize(
    ("fighter", "hurt"), [(MERRY_ROHIRRIM_SQUIRE, 1), (FRODO, 1), (ARAGORN_DRIVEN_BY_NEED, 0)]
)
def test_cliffs_of_emyn_muil_fall_on_a_minion_that_skirmishes_a_hobbit_companion(
    fighter: str, hurt: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[CLIFFS_OF_EMYN_MUIL],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).skirmish(fighter, MORDOR_VETERAN)
    if scene.can(Verb.USE, CLIFFS_OF_EMYN_MUIL):
        scene.use(CLIFFS_OF_EMYN_MUIL)
        assert scene.is_discarded(CLIFFS_OF_EMYN_MUIL)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(MORGUL_LACKEY)) == (hurt, 0)


@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (1, 0)])
def test_light_shining_faintly_adds_a_burden_to_heal_the_ring_bound_twice(
    wounds: int, left: int
) -> None:
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED], hand=[LIGHT_SHINING_FAINTLY]
    )
    scene.wound(SAM_SAMWISE_THE_BRAVE, wounds).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.fellowship_phase().play(LIGHT_SHINING_FAINTLY)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(SAM_SAMWISE_THE_BRAVE)
    assert scene.burdens == 1
    assert (scene.wounds(SAM_SAMWISE_THE_BRAVE), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (left, 1)


def test_seven_we_had_adds_a_burden_to_discard_a_condition_borne_by_a_hobbit() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        bearing={MERRY_ROHIRRIM_SQUIRE: [WEARY, ESCAPE], ARAGORN_DRIVEN_BY_NEED: [BANISHED]},
        hand=[SEVEN_WE_HAD],
    )
    scene.fellowship_phase().play(SEVEN_WE_HAD)
    assert not scene.can(Verb.CHOOSE, BANISHED)
    assert scene.can(Verb.CHOOSE, ESCAPE), "any condition"
    scene.choose(WEARY)
    assert scene.burdens == 1
    assert scene.is_discarded(WEARY)
    assert scene.in_play(ESCAPE)


@pytest.mark.parametrize(
    ("event", "path", "site", "cancels"),
    [
        (SEVERED_HIS_BONDS, PLAIN_TOWERS, 4, True),
        (SEVERED_HIS_BONDS, PLAIN_TOWERS, 5, False),
        (SEVERED_HIS_BONDS, ARAGORN_SITES, 4, False),
        (SWIFTLY_AND_SOFTLY, PLAIN_TOWERS, 5, True),
        (SWIFTLY_AND_SOFTLY, PLAIN_TOWERS, 6, False),
        (SWIFTLY_AND_SOFTLY, ARAGORN_SITES, 5, False),
    ],
)
def test_a_hobbit_slips_away_at_the_first_sites_of_the_towers(
    event: str, path: tuple[str, ...], site: int, cancels: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        hand=[event],
        path=path,
        site=site,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(event)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert (scene.state.skirmisher < 0) is cancels


@pytest.mark.parametrize("event", [SEVERED_HIS_BONDS, SWIFTLY_AND_SOFTLY])
def test_no_hobbit_slips_away_from_anothers_skirmish(event: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        hand=[event],
        path=PLAIN_TOWERS,
        site=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    if scene.can(Verb.PLAY, event):
        scene.play(event)
    assert scene.state.skirmisher == scene.card(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize(
    ("played", "strength", "dies"),
    [(False, 6, True), (True, 6, False), (True, 8, False), (True, 9, True)],
)
def test_severed_his_bonds_keeps_a_hobbit_from_death_until_his_strength_is_tripled(
    played: bool, strength: int, dies: bool
) -> None:
    minion = made(MORDOR_TROOPER, strength=strength)
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE],
        minions=[minion],
        hand=[SEVERED_HIS_BONDS],
        path=PLAIN_TOWERS,
        site=6,
    ).skirmish(PIPPIN_SWORN_TO_SERVICE, minion)
    if played:
        scene.play(SEVERED_HIS_BONDS)
        if scene.can(Verb.CHOOSE):
            scene.choose(PIPPIN_SWORN_TO_SERVICE)
    scene.resolve()
    assert scene.is_dead(PIPPIN_SWORN_TO_SERVICE) is dies
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == (0 if dies else 1)


@pytest.mark.parametrize(("played", "hurt"), [(False, 2), (True, 1)])
def test_swiftly_and_softly_leaves_a_hobbit_one_wound(played: bool, hurt: int) -> None:
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE],
        minions=[URUK_SAVAGE],
        hand=[SWIFTLY_AND_SOFTLY],
        path=PLAIN_TOWERS,
        site=6,
    ).skirmish(PIPPIN_SWORN_TO_SERVICE, URUK_SAVAGE)
    if played:
        scene.play(SWIFTLY_AND_SOFTLY)
        if scene.can(Verb.CHOOSE):
            scene.choose(PIPPIN_SWORN_TO_SERVICE)
    scene.resolve()
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == hurt


def test_warmed_up_a_bit_discards_an_unbound_hobbit() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED],
        support=[HOBBIT_FARMER],
        minions=[MORDOR_VETERAN],
        hand=[WARMED_UP_A_BIT],
        site=6,
    ).skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN)
    scene.play(WARMED_UP_A_BIT)
    if scene.can(Verb.CHOOSE):
        for safe in (SAM_SAMWISE_THE_BRAVE, FRODO_HOPE_OF_FREE_PEOPLES, ARAGORN_DRIVEN_BY_NEED):
            assert not scene.can(Verb.CHOOSE, safe)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)
    assert scene.state.skirmisher < 0
    assert scene.in_play(SAM_SAMWISE_THE_BRAVE)


def test_knocked_on_the_head_plays_an_unbound_hobbit_from_the_discard_pile() -> None:
    scene = Scene(
        hand=[KNOCKED_ON_THE_HEAD],
        discards=[MERRY_ROHIRRIM_SQUIRE, SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED],
    )
    scene.regroup_phase().play(KNOCKED_ON_THE_HEAD)
    assert not scene.can(Verb.CHOOSE, SAM_SAMWISE_THE_BRAVE)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    if scene.can(Verb.CHOOSE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    assert scene.twilight == 1


def test_no_dead_or_ring_bound_hobbit_is_knocked_on_the_head() -> None:
    scene = Scene(
        hand=[KNOCKED_ON_THE_HEAD],
        discards=[SAM_SAMWISE_THE_BRAVE],
        dead=[MERRY_ROHIRRIM_SQUIRE],
    ).regroup_phase()
    assert not scene.can(Verb.PLAY, KNOCKED_ON_THE_HEAD)
