"""What objectives and quest cards do, and how the game ends for a player."""

from rules.lcg.engine.board import change_control, discard, exhaust, return_to_hand
from rules.lcg.engine.codes import NONE, SETUP, TRAVEL, Verb
from rules.lcg.engine.damage import deal_damage, destroy
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from tests.rules.lcg.scene import Scene, Seat

# --- objectives ---


def test_a_guarded_objective_is_claimed_once_its_guard_is_gone() -> None:
    scene = Scene(
        Seat(["Gimli"]), encounter_deck=["Shadow Key", "Wargs", "Despair"],
        quest="The Necromancer's Tower",
    )  # fmt: skip
    scene.happen(reveal_top_card)
    assert scene.state.guarding[scene.card("Wargs")] == scene.card("Shadow Key")
    assert not scene.actions().can(Verb.USE, "Shadow Key")
    scene.happen(destroy, scene.card("Wargs")).actions().use("Shadow Key")
    assert scene.threat() == 27
    assert scene.state.bearer[scene.card("Shadow Key")] == scene.card("Gimli")
    scene.refresh_phase()
    assert scene.damage("Gimli") == 1
    scene.happen(discard, scene.card("Gimli"))
    assert scene.is_staged("Shadow Key")


def test_a_treachery_guards_nothing() -> None:
    scene = Scene(encounter_deck=["Shadow Key", "Despair", "Wargs"]).happen(reveal_top_card)
    assert scene.actions().can(Verb.USE, "Shadow Key")


def test_the_bearer_of_gandalfs_map_neither_attacks_nor_defends() -> None:
    scene = Scene(Seat(["Gimli"], engaged=["Wargs"], attached={"Gimli": ["Gandalf's Map"]}))
    scene.combat_phase()
    assert not scene.can(Verb.DEFEND)
    scene.pass_all()
    assert not scene.can(Verb.ATTACK)


def test_the_dungeon_jailor_hides_an_objective_after_a_failed_quest() -> None:
    scene = Scene(staging=["Dungeon Jailor", "Shadow Key"], encounter_deck=["Despair", "Despair"])
    scene.quest_phase().pass_all()
    assert scene.card("Shadow Key") in scene.state.encounter_deck


# --- quests ---


def test_mirkwood_goes_on_at_random_and_ends_on_beorns_path() -> None:
    found = set()
    for seed in range(12):
        scene = Scene(
            quest="A Fork in the Road", next_quests=["Don't Leave the Path!", "Beorn's Path"],
            encounter_deck=["Forest Spider", "Despair"], seed=seed,
        )  # fmt: skip
        scene.happen(place_progress, 2)
        found.add(scene.name(scene.state.quest))
    assert found == {"Don't Leave the Path!", "Beorn's Path"}


def test_beorns_path_waits_for_ungoliants_spawn() -> None:
    scene = Scene(quest="Beorn's Path", staging=["Ungoliant's Spawn"]).happen(place_progress, 10)
    assert scene.state.ending == ""
    scene.happen(destroy, scene.card("Ungoliant's Spawn"))
    assert scene.state.ending == "won"


def test_the_other_path_ends_with_ungoliants_spawn() -> None:
    scene = Scene(
        quest="A Fork in the Road", next_quests=["Don't Leave the Path!"],
        encounter_deck=["Ungoliant's Spawn", "Despair"],
    )  # fmt: skip
    scene.happen(place_progress, 2)
    assert scene.is_staged("Ungoliant's Spawn")
    scene.happen(destroy, scene.card("Ungoliant's Spawn"))
    assert scene.state.ending == "won"


def test_the_river_waits_for_the_hill_troll() -> None:
    scene = Scene(quest="To the River...", staging=["Hill Troll"], next_quests=["Anduin Passage"])
    scene.happen(place_progress, 12)
    assert scene.name(scene.state.quest) == "To the River..."
    scene.happen(destroy, scene.card("Hill Troll"))
    assert scene.name(scene.state.quest) == "Anduin Passage"
    assert scene.progress() == 0


def test_anduin_passage_reveals_one_more_and_checks_no_engagement() -> None:
    scene = Scene(
        quest="Anduin Passage", staging=["Wargs"],
        encounter_deck=["Marsh Adder", "Eastern Crows", "Despair", "Wargs"],
    )  # fmt: skip
    scene.quest_phase().pass_all()
    assert scene.is_staged("Marsh Adder")
    assert scene.is_staged("Eastern Crows")
    scene.encounter_phase().pass_all()
    assert scene.engaged() == []


def test_ambush_on_the_shore_ends_without_enemies() -> None:
    scene = Scene(
        quest="Anduin Passage", next_quests=["Ambush on the Shore"],
        encounter_deck=["Wargs", "Gladden Fields", "Despair"],
    )  # fmt: skip
    scene.happen(place_progress, 16)
    assert scene.is_staged("Wargs")
    assert scene.state.ending == ""
    scene.quest_phase().pass_all()
    assert scene.name(scene.state.encounter_deck[-1]) == "Despair"
    scene.happen(destroy, scene.card("Wargs"))
    assert scene.state.ending == "won"


def test_the_prisoner_is_taken_and_rescued() -> None:
    scene = Scene(
        Seat(["Gimli", "Legolas"]), quest="Flies and Spiders",
        next_quests=["The Necromancer's Tower", "Through the Caverns", "Out of the Dungeons"],
        encounter_deck=["Gandalf's Map", "Dungeon Torch", "Shadow Key", "Nazgûl of Dol Guldur",
                        "Wargs", "Marsh Adder", "Hill Troll", "Despair"],
    )  # fmt: skip
    scene.state.phase = SETUP
    scene.happen(advance_quest)
    state = scene.state
    assert len(state.heroes[0]) == 1
    prisoner = state.prisoner
    scene.resource_phase()
    assert state.resources[prisoner] == 0
    scene.happen(place_progress, 9)
    assert scene.name(state.quest) == "The Necromancer's Tower"
    for guard in ("Wargs", "Marsh Adder", "Hill Troll"):
        if scene.is_staged(guard):
            scene.happen(destroy, scene.card(guard))
    for key in ("Gandalf's Map", "Dungeon Torch", "Shadow Key"):
        state.phase = TRAVEL
        scene.actions().use(key)
    assert scene.name(state.quest) == "Through the Caverns"
    scene.happen(place_progress, 1).respond("Through the Caverns")
    assert state.prisoner == NONE
    assert state.damage[prisoner] == 1
    assert scene.is_staged("Nazgûl of Dol Guldur")
    scene.happen(place_progress, 14)
    assert scene.name(state.quest) == "Out of the Dungeons"


def test_one_ally_a_round_in_the_tower() -> None:
    seat = Seat(["Aragorn", "Éowyn"], hand=["Snowbourn Scout", "Guard of the Citadel"], resources=4)
    scene = Scene(seat, quest="The Necromancer's Tower").planning_phase().play("Snowbourn Scout")
    assert not scene.can(Verb.PLAY, "Guard of the Citadel")


# --- the end for a player ---


def test_a_player_is_eliminated_at_50_and_the_enemies_return() -> None:
    scene = Scene(
        Seat(["Gimli"], allies=["Beorn"], hand=["Feint"], deck=["Gandalf"], engaged=["Wargs"]),
        Seat(["Legolas"]),
    ).hurt("Wargs", 1)
    scene.happen(raise_threat, 0, 30)
    assert scene.state.order == [1]
    assert scene.state.first_player == 1
    assert scene.is_staged("Wargs")
    assert scene.damage("Wargs") == 1
    assert all(scene.is_discarded(name) for name in ("Gimli", "Beorn", "Feint", "Gandalf"))
    scene.happen(raise_threat, 1, 30)
    assert scene.state.ending == "threat"


def test_an_ally_of_an_eliminated_owner_is_discarded() -> None:
    scene = Scene(Seat(["Gimli"], allies=["Beorn"]), Seat(["Legolas"], engaged=["Wargs"]))
    scene.happen(change_control, scene.card("Beorn"), 1).happen(raise_threat, 0, 30)
    assert scene.in_play("Beorn")
    scene.happen(return_to_hand, scene.card("Beorn"))
    assert scene.is_discarded("Beorn")
    assert scene.hand(0) == []


def test_a_player_without_heroes_is_eliminated() -> None:
    scene = Scene(Seat(["Gimli"], allies=["Beorn"]))
    scene.happen(deal_damage, scene.card("Gimli"), 5)
    assert scene.state.ending == "heroes"


def test_an_exhausted_character_neither_commits_nor_defends() -> None:
    scene = Scene(Seat(["Gimli", "Legolas"], engaged=["Wargs"]), encounter_deck=["Despair"])
    scene.happen(exhaust, scene.card("Gimli"))
    assert not scene.quest_phase().can(Verb.COMMIT, "Gimli")
    assert not scene.combat_phase().can(Verb.DEFEND, "Gimli")
