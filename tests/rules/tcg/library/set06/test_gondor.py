"""The Gondor cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming, twilight_cost
from rules.tcg.engine.state.codes import FELLOWSHIP, SETUP, SITE_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_aragorn_spends_tokens_of_other_cultures() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DEFENDER_OF_FREE_PEOPLES],
        support=[STOUT_AND_STRONG, ITHILIEN_TRAP],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.put_tokens(STOUT_AND_STRONG, 1, "elven")
    scene.put_tokens(ITHILIEN_TRAP, 1, "gondor")
    scene.skirmish(ARAGORN_DEFENDER_OF_FREE_PEOPLES, MORDOR_VETERAN)
    before = scene.strength(MORDOR_VETERAN)
    scene.use(ARAGORN_DEFENDER_OF_FREE_PEOPLES)
    assert scene.strength(MORDOR_VETERAN) == before - 3
    assert scene.tokens(STOUT_AND_STRONG) == 0
    assert scene.tokens(ITHILIEN_TRAP) == 1
    assert not scene.can(Verb.USE, ARAGORN_DEFENDER_OF_FREE_PEOPLES)


def test_banner_of_westernesse_heals_another_and_liberates() -> None:
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, MADRIL_FARAMIRS_AIDE],
        bearing={GONDORIAN_RANGER: [BANNER_OF_WESTERNESSE]},
        minions=[SOUTHRON_SCOUT],
        site=6,
    )
    scene.control(ARAGORN_SITES[0]).wound(MADRIL_FARAMIRS_AIDE, 1).wound(GONDORIAN_RANGER, 1)
    scene.skirmish(GONDORIAN_RANGER, SOUTHRON_SCOUT)
    scene.answer_with(BANNER_OF_WESTERNESSE).answer_with(BANNER_OF_WESTERNESSE)
    assert (scene.wounds(MADRIL_FARAMIRS_AIDE), scene.wounds(GONDORIAN_RANGER)) == (0, 1)
    assert scene.is_discarded(BANNER_OF_WESTERNESSE)
    assert not scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(("culture", "exertions"), [("rohan", 1), ("elven", 0)])
def test_mortal_men_exert_a_minion_for_a_rohan_token(culture: str, exertions: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[STOUT_AND_STRONG],
        minions=[URUK_REAR_GUARD, MORDOR_TROOPER],
        hand=[MORTAL_MEN, MORTAL_MEN],
        site=6,
    )
    scene.put_tokens(STOUT_AND_STRONG, 1, culture).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_REAR_GUARD)
    before = scene.strength(ARAGORN_DRIVEN_BY_NEED)
    scene.play(MORTAL_MEN)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before + 2
    if exertions:
        scene.choose(URUK_REAR_GUARD)
    assert scene.wounds(URUK_REAR_GUARD) == exertions


def test_ring_of_barahir_heals_a_companion_of_the_culture_of_a_token() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_DERNHELM, LEGOLAS_GREENLEAF],
        bearing={ARAGORN_DRIVEN_BY_NEED: [RING_OF_BARAHIR]},
        support=[FORTRESS_NEVER_FALLEN],
    ).put_tokens(FORTRESS_NEVER_FALLEN, 1)
    for wounded in (EOWYN_DERNHELM, LEGOLAS_GREENLEAF):
        scene.wound(wounded, 1)
    scene.turn_starts().answer_with(RING_OF_BARAHIR)
    assert (scene.wounds(EOWYN_DERNHELM), scene.wounds(LEGOLAS_GREENLEAF)) == (0, 1)


def test_ring_of_barahir_does_nothing_without_a_token() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [RING_OF_BARAHIR]},
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).turn_starts()
    assert not scene.can(Verb.TRIGGER, RING_OF_BARAHIR)


@pytest.mark.parametrize("mounted", [True, False])
def test_aragorn_wounds_a_minion_twice_for_a_rohan_token_while_he_is_mounted(
    *, mounted: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DEFENDER_OF_FREE_PEOPLES],
        bearing={ARAGORN_DEFENDER_OF_FREE_PEOPLES: [HORSE_OF_ROHAN] if mounted else []},
        support=[FORTRESS_NEVER_FALLEN],
        minions=[MORDOR_VETERAN],
        site=6,
    ).put_tokens(FORTRESS_NEVER_FALLEN, 2)
    scene.regroup_phase()
    assert scene.can(Verb.USE, ARAGORN_DEFENDER_OF_FREE_PEOPLES) is mounted
    if mounted:
        scene.use(ARAGORN_DEFENDER_OF_FREE_PEOPLES)
        assert scene.wounds(MORDOR_VETERAN) == 2
        assert scene.tokens(FORTRESS_NEVER_FALLEN) == 1


def test_aragorn_heals_a_dwarf_for_a_dwarven_token() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DEFENDER_OF_FREE_PEOPLES, GIMLI_DWARF_OF_EREBOR],
        support=[STOUT_AND_STRONG],
        minions=[MORDOR_VETERAN],
        site=6,
    ).put_tokens(STOUT_AND_STRONG, 1, "dwarven")
    scene.wound(GIMLI_DWARF_OF_EREBOR, 1).wound(ARAGORN_DEFENDER_OF_FREE_PEOPLES, 1)
    scene.skirmish(ARAGORN_DEFENDER_OF_FREE_PEOPLES, MORDOR_VETERAN).use(
        ARAGORN_DEFENDER_OF_FREE_PEOPLES
    )
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 0
    assert scene.wounds(ARAGORN_DEFENDER_OF_FREE_PEOPLES) == 1
    assert scene.tokens(STOUT_AND_STRONG) == 0


@pytest.mark.parametrize(("loser", "wins"), [(MORDOR_SOLDIER, True), (MORDOR_VETERAN, False)])
def test_anborn_sends_a_minion_astray_when_he_wins(loser: str, wins: bool) -> None:
    scene = Scene(fellowship=[ANBORN], minions=[loser, EASTERLING_REGIMENT, MORGUL_LACKEY], site=6)
    assert not is_roaming(scene.state, scene.card(EASTERLING_REGIMENT))
    scene.skirmish(ANBORN, loser)
    assert scene.comes_to(Verb.TRIGGER, ANBORN) is wins
    if wins:
        scene.answer_with(ANBORN).choose(EASTERLING_REGIMENT)
        assert scene.number(SITE_NUMBER, EASTERLING_REGIMENT) == 4 + 3
        assert scene.number(SITE_NUMBER, MORGUL_LACKEY) == 4
        assert is_roaming(scene.state, scene.card(EASTERLING_REGIMENT))
        scene.regroup_phase()
        assert scene.number(SITE_NUMBER, EASTERLING_REGIMENT) == 4


@pytest.mark.parametrize(
    ("rangers", "fighter", "gained"),
    [
        (3, RANGER_OF_MINAS_TIRITH, 2),
        (2, RANGER_OF_MINAS_TIRITH, 0),
        (3, ARAGORN_DRIVEN_BY_NEED, 0),
    ],
    ids=["a ranger of three", "a ranger of two", "Aragorn, who is no ranger here"],
)
def test_ancient_roads_lead_minions_of_rangers_astray(
    rangers: int, fighter: str, gained: int
) -> None:
    scene = Scene(
        fellowship=[*[RANGER_OF_MINAS_TIRITH] * rangers, ARAGORN_DRIVEN_BY_NEED],
        support=[ANCIENT_ROADS],
        minions=[EASTERLING_REGIMENT, MORGUL_LACKEY],
        site=6,
    )
    assert scene.number(SITE_NUMBER, EASTERLING_REGIMENT) == 4
    scene.skirmish(fighter, EASTERLING_REGIMENT)
    assert scene.number(SITE_NUMBER, EASTERLING_REGIMENT) == 4 + gained
    assert scene.number(SITE_NUMBER, MORGUL_LACKEY) == 4


@pytest.mark.parametrize(("tokens", "heals"), [(1, True), (0, False)])
def test_trust_heals_where_an_elven_token_lies(tokens: int, heals: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
        support=[AGILITY, ELROND_LORD_OF_RIVENDELL],
        hand=[TRUST],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.put_tokens(AGILITY, tokens)
    for character in (ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN, ELROND_LORD_OF_RIVENDELL):
        scene.wound(character, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(TRUST)
    assert not scene.can(Verb.CHOOSE, ELROND_LORD_OF_RIVENDELL)
    if heals:
        scene.choose(EOWYN_RESTLESS_MAIDEN)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 + 2
    assert scene.strength(EOWYN_RESTLESS_MAIDEN) == 6
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == (0 if heals else 1)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 3)])
def test_faramir_ithilien_ranger_is_cheaper_in_the_starting_fellowship(
    phase: int, cost: int
) -> None:
    scene = Scene(hand=[FARAMIR_ITHILIEN_RANGER])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(FARAMIR_ITHILIEN_RANGER)) == cost


@pytest.mark.parametrize(("played", "may"), [(RANGER_OF_MINAS_TIRITH, True), (INGOLD, False)])
def test_faramir_ithilien_ranger_heals_a_ring_bound_companion_for_a_ranger(
    played: str, may: bool
) -> None:
    scene = Scene(fellowship=[FARAMIR_ITHILIEN_RANGER, ARAGORN_DRIVEN_BY_NEED], hand=[played])
    for companion in (FARAMIR_ITHILIEN_RANGER, ARAGORN_DRIVEN_BY_NEED, FRODO_HOPE_OF_FREE_PEOPLES):
        scene.wound(companion, 1)
    scene.fellowship_phase()
    assert scene.can(Verb.USE, FARAMIR_ITHILIEN_RANGER) is may
    if may:
        scene.use(FARAMIR_ITHILIEN_RANGER)
        assert scene.in_play(played)
        assert scene.twilight == 2
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(FRODO_HOPE_OF_FREE_PEOPLES)
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
        assert scene.wounds(FARAMIR_ITHILIEN_RANGER) == 1


@pytest.mark.parametrize(
    ("choice", "gone"),
    [
        ("a minion", [EASTERLING_REGIMENT]),
        ("2", [MORGUL_LACKEY, ULAIRE_NELYA_LIEUTENANT_OF_MORGUL]),
    ],
)
def test_perilous_ventures_discard_a_minion_or_two_of_the_wraiths(
    choice: str, gone: list[str]
) -> None:
    wraiths = [MORGUL_LACKEY, ULAIRE_NELYA_LIEUTENANT_OF_MORGUL]
    minions = [EASTERLING_REGIMENT, *wraiths]
    scene = Scene(
        fellowship=[ANBORN, RANGER_OF_MINAS_TIRITH, ARAGORN_DRIVEN_BY_NEED],
        hand=[PERILOUS_VENTURES],
        minions=minions,
        site=6,
    )
    scene.regroup_phase().play(PERILOUS_VENTURES)
    while not scene.can(Verb.EITHER):
        scene.take_first()
    assert (scene.wounds(ANBORN), scene.wounds(RANGER_OF_MINAS_TIRITH)) == (1, 1)
    scene.choose(choice).choose(gone[0])
    assert sorted(minion for minion in minions if scene.is_discarded(minion)) == sorted(gone)


@pytest.mark.parametrize(("second", "wounds"), [(ARAGORN_DRIVEN_BY_NEED, 0), (ANBORN, 2)])
def test_perilous_ventures_need_two_rangers_who_can_exert(second: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[RANGER_OF_MINAS_TIRITH, second],
        hand=[PERILOUS_VENTURES],
        minions=[EASTERLING_REGIMENT],
        site=6,
    ).wound(second, wounds)
    assert not scene.regroup_phase().can(Verb.PLAY, PERILOUS_VENTURES)


@pytest.mark.parametrize(("companion", "may"), [(INGOLD, True), (EOWYN_RESTLESS_MAIDEN, False)])
def test_garrison_of_osgiliath_comes_with_two_tokens_for_a_man_of_gondor(
    companion: str, may: bool
) -> None:
    card = GARRISON_OF_OSGILIATH
    scene = Scene(fellowship=[companion], hand=[card]).fellowship_phase().play(card)
    if scene.can(Verb.TRIGGER, card):
        scene.answer_with(card)
    assert scene.tokens(card) == (2 if may else 0)


@pytest.mark.parametrize("tokens", [0, 1])
def test_garrison_of_osgiliath_gives_strength_for_a_token_or_for_itself(tokens: int) -> None:
    scene = Scene(
        fellowship=[INGOLD, EOWYN_RESTLESS_MAIDEN],
        support=[GARRISON_OF_OSGILIATH],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.put_tokens(GARRISON_OF_OSGILIATH, tokens)
    scene.skirmish(INGOLD, MORDOR_VETERAN).use(GARRISON_OF_OSGILIATH)
    if tokens:
        scene.choose("remove")
    assert scene.strength(INGOLD) == 6 + 1
    assert scene.in_play(GARRISON_OF_OSGILIATH) is bool(tokens)
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 0
