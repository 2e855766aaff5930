"""Mounts, riders and hunters of the Orcs of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.numbers import hunter, is_fierce
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("rider", "bonus"), [(ORKISH_RIDER, 1), (ORKISH_SCOUT, 1), (BRUTAL_EASTERLING, 0)]
)
def test_orkish_rider_strengthens_each_mounted_orc_of_its_culture(rider: str, bonus: int) -> None:
    mount = BEAST_OF_WAR if rider == BRUTAL_EASTERLING else VICIOUS_WARG
    minions = [ORKISH_RIDER, ORKISH_SCOUT, BRUTAL_EASTERLING]
    scenes = [
        Scene(minions=minions, bearing={rider: [mount]}),
        Scene(minions=minions[1:], bearing={rider: [mount]} if rider != ORKISH_RIDER else {}),
    ]
    if rider == ORKISH_RIDER:
        assert scenes[0].strength(ORKISH_RIDER) == 6 + 4 + bonus
        return
    assert scenes[0].strength(rider) == scenes[1].strength(rider) + bonus
    assert scenes[0].strength(ORKISH_RIDER) == 6


@pytest.mark.parametrize(
    ("hand", "offered"), [([CRY_AND_PANIC, BRUTAL_EASTERLING], True), ([BRUTAL_EASTERLING], False)]
)
def test_orkish_rider_fetches_a_mount_for_an_orc_card_of_the_hand(
    hand: list[str], offered: bool
) -> None:
    scene = Scene(
        minions=[ORKISH_RIDER],
        shadow_hand=hand,
        shadow_discards=[VICIOUS_WARG, RIDERS_GEAR],
        twilight=4,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.USE, ORKISH_RIDER) is offered
    if offered:
        scene.use(ORKISH_RIDER)
        assert scene.is_discarded(CRY_AND_PANIC)
        assert scene.bearer_of(VICIOUS_WARG) == ORKISH_RIDER
        assert scene.twilight == 4 - 3


def test_orkish_rider_cannot_ride_the_mount_that_pays() -> None:
    """4.2, "effect": what is played from the discard pile lies there before the costs are paid."""
    scene = Scene(
        minions=[ORKISH_RIDER],
        shadow_hand=[VICIOUS_WARG, CRY_AND_PANIC],
        shadow_discards=[RELENTLESS_WARG],
        twilight=9,
        site=5,
    ).shadow_phase()
    scene.use(ORKISH_RIDER)
    scene.do(scene.options()[0].verb, VICIOUS_WARG)
    assert not scene.can(Verb.CHOOSE, VICIOUS_WARG)
    if scene.can(Verb.CHOOSE, RELENTLESS_WARG):
        scene.choose(RELENTLESS_WARG)
    assert scene.in_play(RELENTLESS_WARG)
    assert scene.is_discarded(VICIOUS_WARG)


@pytest.mark.parametrize("mounted", [True, False])
def test_orkish_warg_master_may_send_a_card_of_the_hand_back_to_the_deck(mounted: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_WARG_MASTER, ORKISH_SCOUT],
        bearing={ORKISH_SCOUT: [VICIOUS_WARG] if mounted else []},
        hand=[CITY_OF_MEN, AXE_STRIKE],
        deck=[ELFHELM],
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ORKISH_SCOUT))
    assert scene.can(Verb.TRIGGER, ORKISH_WARG_MASTER) is mounted
    if mounted:
        assert scene.who == SHADOW
        scene.answer_with(ORKISH_WARG_MASTER)
        assert scene.who == FREE_PEOPLES
        scene.choose(AXE_STRIKE)
        assert scene.hand() == [CITY_OF_MEN]
        assert scene.deck() == [ELFHELM, AXE_STRIKE]


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_orkish_warg_master_exerts_to_fetch_a_mount(wounds: int, offered: bool) -> None:
    scene = Scene(
        minions=[ORKISH_WARG_MASTER],
        shadow_discards=[VICIOUS_WARG, RIDERS_GEAR],
        twilight=3,
        site=5,
    ).wound(ORKISH_WARG_MASTER, wounds)
    assert scene.shadow_phase().can(Verb.USE, ORKISH_WARG_MASTER) is offered
    if offered:
        scene.use(ORKISH_WARG_MASTER)
        assert scene.bearer_of(VICIOUS_WARG) == ORKISH_WARG_MASTER
        assert scene.wounds(ORKISH_WARG_MASTER) == 1
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ([ORKISH_VETERAN, ORKISH_RUNNER], True),
        ([ORKISH_VETERAN], False),
        ([ORKISH_VETERAN, BRUTAL_EASTERLING], False),
    ],
)
def test_threatening_warg_brings_another_mount_for_two_orcs_on_foot(
    others: list[str], offered: bool
) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT, *others],
        shadow_hand=[THREATENING_WARG],
        shadow_deck=[RIDERS_GEAR, VICIOUS_WARG, CRY_AND_PANIC],
        twilight=5,
        site=5,
    ).shadow_phase()
    scene.play(THREATENING_WARG)
    if scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE, THREATENING_WARG, ORKISH_SCOUT)
    assert is_fierce(scene.state, scene.card(ORKISH_SCOUT))
    assert scene.strength(ORKISH_SCOUT) == 8 + 2
    assert scene.can(Verb.TRIGGER, THREATENING_WARG) is offered
    if offered:
        scene.answer_with(THREATENING_WARG)
        while scene.can(Verb.CHOOSE) and not scene.can(Verb.CHOOSE, VICIOUS_WARG):
            scene.take_first()
        scene.do(Verb.CHOOSE, VICIOUS_WARG)
        if scene.can(Verb.CHOOSE, VICIOUS_WARG, ORKISH_VETERAN):
            scene.do(Verb.CHOOSE, VICIOUS_WARG, ORKISH_VETERAN)
        assert scene.bearer_of(VICIOUS_WARG) == ORKISH_VETERAN
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("orc", "playable"), [(ORKISH_INVADER, True), (BATTLEFIELD_VETERAN, False)]
)
def test_threatening_warg_bears_an_orc_of_strength_ten_but_not_of_eleven(
    orc: str, playable: bool
) -> None:
    scene = Scene(minions=[orc], shadow_hand=[THREATENING_WARG], twilight=5, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, THREATENING_WARG) is playable


@pytest.mark.parametrize(
    ("minion", "borne", "bonus"),
    [(ORKISH_SCOUT, [VICIOUS_WARG], 4), (ORKISH_SCOUT, [], 2), (BRUTAL_EASTERLING, [], 0)],
)
def test_feral_ride_does_more_for_a_rider(minion: str, borne: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        bearing={minion: borne},
        shadow_hand=[FERAL_RIDE],
        hand=[AXE_STRIKE],
        twilight=1,
    ).skirmish(DWARF_GUARD, minion)
    if scene.comes_to(Verb.PLAY, FERAL_RIDE):
        scene.play(FERAL_RIDE)
    gained = [entry[3] for entry in scene.log if entry[:2] == ("changed", scene.card(minion))]
    assert gained == [bonus] * bool(bonus)


@pytest.mark.parametrize(
    ("others", "hunts"),
    [
        ([ORKISH_SCOUT], 0),
        ([ORKISH_SCOUT, WHITE_HAND_BUTCHER], 1),
        ([ORKISH_SCOUT, UGLUK_SERVANT_OF_SARUMAN], 0),
        ([ORKISH_SCOUT, UGLUK_UGLY_FELLOW], 2),
    ],
)
def test_grishnakh_hunts_with_uruk_hai_and_most_with_ugluk(others: list[str], hunts: int) -> None:
    """The Servant of Saruman is an Uglúk of Isengard."""
    scene = Scene(minions=[GRISHNAKH_TREACHEROUS_CAPTAIN, *others])
    assert hunter(scene.state, scene.card(ORKISH_SCOUT)) == hunts
    assert hunter(scene.state, scene.card(GRISHNAKH_TREACHEROUS_CAPTAIN)) == 2 + hunts


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_grishnakh_finds_a_hunter_of_the_uruk_hai_in_the_deck(wounds: int, offered: bool) -> None:
    scene = Scene(
        minions=[GRISHNAKH_TREACHEROUS_CAPTAIN],
        shadow_deck=[WHITE_HAND_BUTCHER, WHITE_HAND_INVADER, TRACKING_URUK, ORKISH_SCOUT],
        twilight=9,
        site=5,
    ).wound(GRISHNAKH_TREACHEROUS_CAPTAIN, wounds)
    assert scene.shadow_phase().can(Verb.USE, GRISHNAKH_TREACHEROUS_CAPTAIN) is offered
    if offered:
        scene.use(GRISHNAKH_TREACHEROUS_CAPTAIN)
        choices = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
        assert not choices & {ORKISH_SCOUT, WHITE_HAND_INVADER}
        scene.choose(TRACKING_URUK)
        assert scene.in_play(TRACKING_URUK)
        assert scene.wounds(GRISHNAKH_TREACHEROUS_CAPTAIN) == 2
        assert scene.twilight == 9 - 5


@pytest.mark.parametrize("mounted", [True, False])
def test_a_defiled_charge_asks_a_mounted_orc_to_exert(mounted: bool) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        bearing={ORKISH_SCOUT: [VICIOUS_WARG] if mounted else []},
        shadow_hand=[A_DEFILED_CHARGE],
        twilight=2,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, A_DEFILED_CHARGE) is mounted
    if mounted:
        assert scene.play(A_DEFILED_CHARGE).wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize(
    ("card", "minions", "playable"),
    [
        (CHAOTIC_CLASH, [], True),
        (CHAOTIC_CLASH, [BRUTAL_EASTERLING], False),
        (ORKISH_FIEND, [ORKISH_SCOUT], True),
        (ORKISH_FIEND, [BRUTAL_EASTERLING], False),
    ],
)
def test_chaotic_clash_comes_before_minions_and_the_fiend_after_an_orc(
    card: str, minions: list[str], playable: bool
) -> None:
    scene = Scene(minions=minions, shadow_hand=[card], twilight=8, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize("draws", [True, False])
def test_orkish_cavalry_may_draw_a_card_for_each_mount(draws: bool) -> None:
    scene = Scene(
        minions=[ORKISH_CAVALRY],
        shadow_hand=[VICIOUS_WARG],
        shadow_deck=[ORKISH_SCOUT] * 2,
        twilight=3,
        site=4,
    ).shadow_phase()
    scene.play(VICIOUS_WARG)
    if draws:
        scene.answer_with(ORKISH_CAVALRY)
    else:
        scene.pass_()
    assert len(scene.hand(SHADOW)) == int(draws)


def test_orkish_veteran_makes_the_fellowship_choose_whom_he_wounds() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM], minions=[ORKISH_VETERAN], site=4
    ).regroup_phase()
    scene.wait_to(Verb.USE, ORKISH_VETERAN).use(ORKISH_VETERAN)
    assert scene.who == FREE_PEOPLES
    scene.choose(ELFHELM)
    assert scene.wounds(ELFHELM) == 1
    assert scene.wounds(ORKISH_VETERAN) == 1
