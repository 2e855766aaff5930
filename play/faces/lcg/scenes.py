"""The LCG at a glance: the quest's stage, everybody's threat, and the attack."""

from play.scene import QuestStage, Scene, SceneFight, several
from rules.lcg.facts.card import LcgCard, number_or_zero
from rules.lcg.narration.attacks import Attack
from rules.lcg.narration.table import Table
from rules.recording import Frame


def draw_scene(frame: Frame[Table], words: str) -> Scene:
    """Return a step of a recorded game at a glance; `words` say what has just happened."""
    table = frame.table
    current = [attack for seat in table.seats for attack in seat.attacks if attack.now]
    return Scene(
        when=f"Round {table.round}, {table.phase}" if table.round else "Setup",
        words=words,
        stage=_stage(table, table.quest) if table.quest is not None else None,
        fight=_fight(table, current[0]) if current else None,
    )


def _stage(table: Table, quest: LcgCard) -> QuestStage:
    threats = tuple(seat.threat for seat in table.seats if seat.alive)
    return QuestStage(
        quest.back_name or quest.name, table.progress, number_or_zero(quest.quest_points), threats
    )


def _fight(table: Table, attack: Attack) -> SceneFight | None:
    """Return an attack; the players' side comes first, whoever attacks."""
    cards = {
        card.place: card.card.name
        for seat in table.seats
        for card in (*seat.heroes, *seat.allies, *seat.engaged)
    } | {card.place: card.card.name for card in table.staging}
    names = [cards[place] for place in attack.characters if place in cards]
    if attack.enemy not in cards:
        return None
    own, foe = (
        (attack.defense, attack.attack) if attack.by_enemy else (attack.attack, attack.defense)
    )
    return SceneFight(
        defender=several(names) if names else "Nobody",
        defence=own,
        attacker=cards[attack.enemy],
        attack=foe,
        outcome=attack.outcome,
        ending=str(attack.ending),
    )
