"""Note which seats a person has ever had, which stays once their account or link is deleted."""

from django.db import migrations, models
from django.db.models import Q

PERSON = Q(owner__isnull=False) | ~Q(browser="") | Q(left__isnull=False)
# Whoever had it has deleted the game or the account.
GONE = Q(player="", owner=None, browser="") & ~Q(table__status="open")


def note(apps, schema_editor):
    seats = apps.get_model("play", "Seat").objects
    found = seats.filter(PERSON | GONE).values("pk")
    seats.filter(pk__in=found).update(by_person=True)


class Migration(migrations.Migration):
    dependencies = [("play", "0025_shared_replays")]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="by_person",
            field=models.BooleanField(default=False, editable=False),
        ),
        migrations.RunPython(note, migrations.RunPython.noop),
    ]
