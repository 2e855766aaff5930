"""Knights, rangers and crowns of Gondor of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import hunter, twilight_cost
from rules.tcg.engine.state.codes import FELLOWSHIP, SETUP, Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("man", "playable"), [(ARAGORN_DRIVEN_BY_NEED, True), (ELFHELM, False)])
def test_armor_of_the_white_city_is_for_men_of_gondor(man: str, playable: bool) -> None:
    scene = Scene(fellowship=[man], hand=[ARMOR_OF_THE_WHITE_CITY]).fellowship_phase()
    before = scene.strength(man)
    assert scene.can(Verb.PLAY, ARMOR_OF_THE_WHITE_CITY) is playable
    if playable:
        assert scene.play(ARMOR_OF_THE_WHITE_CITY).strength(man) == before + 1


@pytest.mark.parametrize(
    ("knight", "playable"), [(INGOLD, True), (ELFHELM, False), (MADRIL_LOYAL_LIEUTENANT, False)]
)
def test_for_gondor_exerts_a_knight_for_strength(knight: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[knight],
        minions=[BRUTAL_EASTERLING],
        hand=[FOR_GONDOR, CITY_OF_MEN],
        site=4,
    ).skirmish(knight, BRUTAL_EASTERLING)
    before = scene.strength(knight)
    assert scene.can(Verb.PLAY, FOR_GONDOR) is playable
    if playable:
        scene.play(FOR_GONDOR)
        assert scene.strength(knight) == before + 3
        assert scene.wounds(knight) == 1


def test_for_gondor_sees_a_knight_by_his_armor() -> None:
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(
        fellowship=[madril],
        bearing={madril: [ARMOR_OF_THE_WHITE_CITY]},
        minions=[BRUTAL_EASTERLING],
        hand=[FOR_GONDOR, CITY_OF_MEN],
        site=4,
    ).skirmish(madril, BRUTAL_EASTERLING)
    before = scene.strength(madril)
    assert scene.play(FOR_GONDOR).strength(madril) == before + 3
    assert scene.wounds(madril) == 1


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [([ARAGORN_DRIVEN_BY_NEED], True), ([ISILDUR_SWORD_BEARER], True), ([INGOLD], False)],
)
def test_crown_of_gondor_is_for_kings(fellowship: list[str], playable: bool) -> None:
    scene = Scene(fellowship=fellowship, hand=[CROWN_OF_GONDOR]).fellowship_phase()
    assert scene.can(Verb.PLAY, CROWN_OF_GONDOR) is playable


@pytest.mark.parametrize(
    ("wounds", "hand", "offered"),
    [(0, [INGOLD, ELFHELM], True), (1, [INGOLD], False), (0, [ELFHELM], False)],
)
def test_crown_of_gondor_strengthens_a_man_with_vitality_left_for_a_card(
    wounds: int, hand: list[str], offered: bool
) -> None:
    """4.2, "vitality": each wound is one less; Madril has 3."""
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(
        fellowship=[madril, DWARF_GUARD],
        support=[CROWN_OF_GONDOR],
        minions=[BRUTAL_EASTERLING],
        hand=[*hand, BATTLE_FURY],
        site=4,
    ).wound(madril, wounds)
    scene.skirmish(madril, BRUTAL_EASTERLING)
    assert scene.can(Verb.USE, CROWN_OF_GONDOR) is offered
    if offered:
        before = scene.strength(madril)
        assert scene.use(CROWN_OF_GONDOR).strength(madril) == before + 2
        assert scene.is_discarded(INGOLD)


@pytest.mark.parametrize(
    ("hand", "offered"), [([INGOLD, CITY_OF_MEN], True), ([INGOLD, ELFHELM], False)]
)
def test_dunadans_bow_adds_an_arrow_for_two_cards_of_gondor(hand: list[str], offered: bool) -> None:
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(
        fellowship=[madril],
        bearing={madril: [DUNADANS_BOW]},
        minions=[BRUTAL_EASTERLING],
        hand=hand,
        site=4,
    ).archery_phase()
    assert scene.comes_to(Verb.USE, DUNADANS_BOW) is offered
    if offered:
        scene.use(DUNADANS_BOW)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.wounds(BRUTAL_EASTERLING) == 1


@pytest.mark.parametrize(("bearer", "playable"), [(MADRIL_LOYAL_LIEUTENANT, True), (INGOLD, False)])
def test_dunadans_bow_is_for_rangers_of_gondor(bearer: str, playable: bool) -> None:
    scene = Scene(fellowship=[bearer], hand=[DUNADANS_BOW]).fellowship_phase()
    assert scene.can(Verb.PLAY, DUNADANS_BOW) is playable


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 3)])
def test_faramir_captain_of_ithilien_is_cheaper_at_the_start(phase: int, cost: int) -> None:
    scene = Scene(hand=[FARAMIR_CAPTAIN_OF_ITHILIEN])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(FARAMIR_CAPTAIN_OF_ITHILIEN)) == cost


@pytest.mark.parametrize(("burdens", "wounds"), [(1, 0), (2, 1)])
def test_faramir_captain_of_ithilien_heals_another_who_resists(burdens: int, wounds: int) -> None:
    """Ingold's resistance is 6, less the burdens; by its erratum the text heals no lesser one."""
    faramir = FARAMIR_CAPTAIN_OF_ITHILIEN
    scene = Scene(
        fellowship=[faramir, INGOLD],
        minions=[BRUTAL_EASTERLING],
        burdens=burdens,
        site=4,
    ).wound(INGOLD, 1)
    assert hunter(scene.state, scene.card(faramir)) == 2
    scene.maneuver_phase().use(faramir)
    if scene.can(Verb.CHOOSE, INGOLD):
        scene.choose(INGOLD)
    assert scene.wounds(INGOLD) == wounds
    assert scene.wounds(faramir) == 1


@pytest.mark.parametrize(
    ("culture", "ranger", "recruit"), [(Culture.GONDOR, 2, 0), (Culture.ROHAN, 0, 2)]
)
def test_a_token_of_their_culture_strengthens_ranger_and_recruit(
    culture: Culture, ranger: int, recruit: int
) -> None:
    scene = Scene(
        fellowship=[RANGER_OF_THE_SOUTH, ROHIRRIM_RECRUIT], support=[ELVEN_SUPPLIES]
    ).put_tokens(ELVEN_SUPPLIES, 1, culture)
    assert scene.strength(RANGER_OF_THE_SOUTH) == 5 + ranger
    assert scene.strength(ROHIRRIM_RECRUIT) == 6 + recruit


@pytest.mark.parametrize(
    ("fighter", "burdens", "bonus"),
    [(INGOLD, 0, 3), (INGOLD, 1, 0), (ELFHELM, 0, 0)],
)
def test_watcher_at_sarn_ford_drives_a_man_of_gondor_who_resists(
    fighter: str, burdens: int, bonus: int
) -> None:
    """The Watcher's own resistance of 8 lets him exert himself; Ingold's is 6."""
    scene = Scene(
        fellowship=[WATCHER_AT_SARN_FORD, fighter],
        minions=[BRUTAL_EASTERLING],
        hand=[CITY_OF_MEN],
        burdens=burdens,
        site=4,
    ).skirmish(fighter, BRUTAL_EASTERLING)
    before = scene.strength(fighter)
    scene.use(WATCHER_AT_SARN_FORD)
    if scene.can(Verb.CHOOSE):
        scene.choose(fighter)
    assert scene.strength(fighter) == before + bonus
    assert scene.wounds(fighter) == int(bonus > 0)
    assert scene.wounds(WATCHER_AT_SARN_FORD) == int(bonus == 0)
