"""The Shire cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.wounds import kill, wound
from rules.tcg.engine.state.codes import RESISTANCE, STRENGTH, VITALITY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("borne", [True, False])
def test_no_visitors_sends_a_hobbits_follower_away_to_cancel_his_skirmish(borne: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, MERRY_THE_TALL_ONE],
        bearing={MERRY_THE_TALL_ONE: [HOBBITON_FARMER]} if borne else {},
        support=[] if borne else [HOBBITON_FARMER],
        minions=[BATTLEFIELD_RECRUIT],
        hand=[NO_VISITORS],
        site=6,
    ).skirmish(MERRY_THE_TALL_ONE, BATTLEFIELD_RECRUIT)
    assert scene.can(Verb.PLAY, NO_VISITORS) is borne
    if borne:
        scene.play(NO_VISITORS)
        assert scene.in_play(HOBBITON_FARMER)
        assert scene.state.bearer[scene.card(HOBBITON_FARMER)] < 0
        assert ("skirmish cancelled", scene.card(MERRY_THE_TALL_ONE)) in scene.log


@pytest.mark.parametrize(
    ("bears", "changes"),
    [([], (1, 0, 0)), ([HOBBIT_SWORD_1_299], (1, 1, 0)), ([GWAIHIR], (1, 0, 1))],
)
def test_little_golden_flower_gives_each_hobbit_what_it_deserves(
    bears: list[str], changes: tuple[int, int, int]
) -> None:
    without, scene = (
        Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            bearing={MERRY_ROHIRRIM_SQUIRE: bears},
            support=support,
        )
        for support in ([], [LITTLE_GOLDEN_FLOWER])
    )
    found = tuple(
        scene.number(statistic, MERRY_ROHIRRIM_SQUIRE)
        - without.number(statistic, MERRY_ROHIRRIM_SQUIRE)
        for statistic in (STRENGTH, VITALITY, RESISTANCE)
    )
    assert found == changes
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 1)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == without.strength(MERRY_ROHIRRIM_SQUIRE)


@pytest.mark.parametrize(
    ("sam", "follower"),
    [(SAM_INNOCENT_TRAVELER, True), (SAM_INNOCENT_TRAVELER, False)],
)
def test_sam_innocent_traveler_heals_another_hobbit_with_a_follower(
    sam: str, follower: bool
) -> None:
    scene = Scene(
        fellowship=[sam, MERRY_ROHIRRIM_SQUIRE],
        bearing={sam: [GWAIHIR]} if follower else {},
        minions=[MORDOR_REGULAR],
        site=4,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 2)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, sam) is follower
    if follower:
        scene.use(sam)
        if scene.can(Verb.CHOOSE):
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
        assert scene.wounds(sam) == 1


@pytest.mark.parametrize("sam", [SAM_INNOCENT_TRAVELER, SAM_LOYAL_FRIEND])
def test_sam_carries_the_ring_on_when_frodo_dies(sam: str) -> None:
    scene = Scene(fellowship=[sam], minions=[SOUTHRON_CAPTAIN], site=4)
    resistance = scene.number(RESISTANCE, sam)
    scene.happen(kill, scene.state.ring_bearer[0], scene.card(SOUTHRON_CAPTAIN))
    scene.answer_with(sam)
    assert scene.state.winner is None
    assert scene.state.ring_bearer[0] == scene.card(sam)
    assert scene.number(RESISTANCE, sam) == resistance - 4


@pytest.mark.parametrize(("minion", "offered"), [(SEEKING_URUK, True), (MORDOR_REGULAR, False)])
def test_pippin_the_short_one_is_brave_before_hunters(minion: str, offered: bool) -> None:
    scene = Scene(fellowship=[PIPPIN_THE_SHORT_ONE], minions=[minion], hand=[AXE_STRIKE], site=4)
    scene.skirmish(PIPPIN_THE_SHORT_ONE, minion)
    before = scene.strength(PIPPIN_THE_SHORT_ONE)
    assert scene.can(Verb.USE, PIPPIN_THE_SHORT_ONE) is offered
    if offered:
        scene.use(PIPPIN_THE_SHORT_ONE)
        assert scene.strength(PIPPIN_THE_SHORT_ONE) == before + 2
        assert scene.wounds(scene.id_of(scene.state.ring_bearer[0])) == 1


@pytest.mark.parametrize(("pippin", "price"), [([PIPPIN_THE_SHORT_ONE], 1), ([], 2)])
def test_pippin_the_short_one_makes_followers_of_the_shire_cheaper(
    pippin: list[str], price: int
) -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, *pippin], hand=[HOBBITON_FARMER])
    scene.fellowship_phase().play(HOBBITON_FARMER)
    assert scene.twilight == price


@pytest.mark.parametrize(("followers", "offered"), [([HOBBITON_FARMER], True), ([GWAIHIR], False)])
def test_relaxation_turns_a_burden_back_on_the_shadow(followers: list[str], offered: bool) -> None:
    scene = Scene(support=[RELAXATION, *followers], minions=[ORC_MISCREANT], site=4)
    scene.regroup_phase().wait_to(Verb.USE, ORC_MISCREANT).use(ORC_MISCREANT)
    assert scene.can(Verb.TRIGGER, RELAXATION) is offered
    if offered:
        scene.answer_with(RELAXATION)
        assert scene.is_discarded(RELAXATION)
        assert scene.is_discarded(HOBBITON_FARMER)
    assert scene.is_discarded(ORC_MISCREANT) is offered
    assert scene.burdens == int(not offered)


@pytest.mark.parametrize("hobbits", [True, False])
def test_community_living_brings_a_follower_of_the_shire_to_a_hobbit(hobbits: bool) -> None:
    """Hobbiton Farmer asks for two Hobbits himself."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[COMMUNITY_LIVING],
        deck=[GWAIHIR, HOBBITON_FARMER, HOBBITON_BREWER, LITTLE_GOLDEN_FLOWER],
    ).fellowship_phase()
    scene.play(COMMUNITY_LIVING)
    assert not scene.can(Verb.CHOOSE, GWAIHIR)
    assert not scene.can(Verb.CHOOSE, LITTLE_GOLDEN_FLOWER)
    chosen = HOBBITON_FARMER if hobbits else HOBBITON_BREWER
    scene.choose(chosen)
    assert scene.in_play(chosen)
    assert scene.twilight == 2
    assert len(scene.deck()) == 3


@pytest.mark.parametrize(
    ("hurt", "offered"), [(MERRY_ROHIRRIM_SQUIRE, True), (PIPPIN_THE_SHORT_ONE, False)]
)
def test_hobbiton_brewer_goes_home_to_keep_his_bearer_whole(hurt: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_THE_SHORT_ONE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBITON_BREWER]},
        minions=[MORDOR_REGULAR],
        site=4,
    )
    scene.happen(wound, scene.card(hurt))
    assert scene.can(Verb.TRIGGER, HOBBITON_BREWER) is offered
    if offered:
        scene.answer_with(HOBBITON_BREWER)
        assert scene.in_play(HOBBITON_BREWER)
        assert scene.bearer_of(HOBBITON_BREWER) == ""
    assert scene.wounds(hurt) == int(not offered)


def test_hobbiton_brewer_saves_nobody_from_the_support_area() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], support=[HOBBITON_BREWER])
    scene.happen(wound, scene.card(MERRY_ROHIRRIM_SQUIRE))
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


def test_hobbiton_brewer_helps_for_two_burdens() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[HOBBITON_BREWER],
        minions=[MORDOR_REGULAR],
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, HOBBITON_BREWER, MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 2
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3 + 2


@pytest.mark.parametrize(("minion", "wounds"), [(MORDOR_REGULAR, 1), (SEEKING_URUK, 0)])
def test_second_breakfast_wounds_those_who_do_not_hunt_the_ring_bearer(
    minion: str, wounds: int
) -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(minions=[minion, ORC_MISCREANT], hand=[SECOND_BREAKFAST, AXE_STRIKE], site=6)
    scene.skirmish(frodo, minion).play(SECOND_BREAKFAST)
    assert scene.threats == 1
    assert scene.wounds(frodo) == 1
    assert scene.wounds(minion) == wounds
    assert scene.wounds(ORC_MISCREANT) == 0


@pytest.mark.parametrize(("threats", "exerted"), [(1, 0), (0, 3)])
def test_second_breakfast_needs_room_for_a_threat_and_a_hale_ring_bearer(
    threats: int, exerted: int
) -> None:
    """Alone, the Ring-bearer allows for one threat."""
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(
        minions=[MORDOR_REGULAR], hand=[SECOND_BREAKFAST, STING], threats=threats, site=6
    ).wound(frodo, exerted)
    scene.skirmish(frodo, MORDOR_REGULAR)
    assert not scene.can(Verb.PLAY, SECOND_BREAKFAST)


@pytest.mark.parametrize(
    ("bearer", "playable"), [(MERRY_ROHIRRIM_SQUIRE, True), (DWARF_GUARD, False)]
)
def test_hobbit_sword_is_for_hobbits(bearer: str, playable: bool) -> None:
    scene = Scene(
        ring_bearer=FRODO_HOPE_OF_FREE_PEOPLES if playable else BOROMIR_BEARER_OF_COUNCIL,
        fellowship=[bearer],
        hand=[HOBBIT_SWORD_15_145],
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, HOBBIT_SWORD_15_145) is playable
    if playable:
        scene.play(HOBBIT_SWORD_15_145).choose("choose Merry")
        assert scene.strength(bearer) == 3 + 2


@pytest.mark.parametrize("played", [COMMUNITY_LIVING, HOBBITON_BREWER])
@pytest.mark.parametrize(
    ("companion", "playable"), [(MERRY_ROHIRRIM_SQUIRE, True), (DWARF_GUARD, False)]
)
def test_a_follower_of_the_shire_comes_to_hobbits(
    played: str, companion: str, playable: bool
) -> None:
    """Boromir bears the Ring here, who is no Hobbit either."""
    scene = Scene(
        ring_bearer=BOROMIR_BEARER_OF_COUNCIL,
        fellowship=[companion],
        hand=[played],
        deck=[HOBBITON_BREWER],
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, played) is playable


@pytest.mark.parametrize(
    ("ring_bearer", "fighter", "wounds"),
    [
        (FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE, 0),
        (BOROMIR_BEARER_OF_COUNCIL, BOROMIR_BEARER_OF_COUNCIL, 0),
        (FRODO_HOPE_OF_FREE_PEOPLES, FRODO_HOPE_OF_FREE_PEOPLES, 1),
    ],
)
def test_second_breakfast_is_for_a_ring_bearer_of_the_shire_who_fights(
    ring_bearer: str, fighter: str, wounds: int
) -> None:
    scene = Scene(
        ring_bearer=ring_bearer,
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_REGULAR],
        hand=[SECOND_BREAKFAST],
        site=6,
    )
    scene.skirmish(fighter, MORDOR_REGULAR)
    while not scene.can(Verb.PLAY, SECOND_BREAKFAST):
        scene.take_first()
    scene.play(SECOND_BREAKFAST)
    assert scene.threats == 1
    assert scene.wounds(MORDOR_REGULAR) == wounds
