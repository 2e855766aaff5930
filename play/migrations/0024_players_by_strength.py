"""Give the players of what is not over yet their names of today: random, easy, quick, good, strong.

What is over keeps the names that it was played by.
"""

from django.db import migrations
from django.db.models import Q

TODAY = {
    "tcg": {
        "random": "random",
        "rules": "easy",
        "tuned": "easy",
        "planner": "quick",
        "striker": "quick",
        "rollout": "quick",
        "tactician": "good",
        "strategist": "strong",
    },
    "lcg": {
        "random": "random",
        "rules": "quick",
        "lookahead": "good",
        "thorough": "strong",
    },
}
OPEN = ("open", "playing")
UNFINISHED = Q(finished=None, cancelled=None, failed=None)


def today(game, name):
    """Return the name of the player that is most like one of an earlier version."""
    if name in {"", "easy", "quick", "good", "strong"}:
        return name
    return TODAY[game].get(name.partition(":")[0], "good")


def rename(apps, schema_editor):
    for table in apps.get_model("play", "Table").objects.filter(status__in=OPEN):
        for seat in table.seats.exclude(player=""):
            _rename(seat, table.game)
    for playtest in apps.get_model("play", "Playtest").objects.filter(UNFINISHED):
        for deck in playtest.decks.all():
            _rename(deck, playtest.game)
    for night in apps.get_model("play", "LadderNight").objects.filter(ended=None):
        _rename(night, "tcg")
    for improvement in apps.get_model("play", "Improvement").objects.filter(UNFINISHED):
        for other in improvement.others:
            if "player" in other:
                other["player"] = today(improvement.game, other["player"])
        improvement.player = today(improvement.game, improvement.player)
        improvement.save(update_fields=["player", "others"])


def _rename(row, game):
    name = today(game, row.player)
    if name != row.player:
        row.player = name
        row.save(update_fields=["player"])


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0023_delete_tuning_runs'),
    ]

    operations = [
        migrations.RunPython(rename, migrations.RunPython.noop),
    ]
