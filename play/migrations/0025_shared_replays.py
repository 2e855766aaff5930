"""Store the links under which others watch replays of games at tables."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("play", "0024_players_by_strength"),
    ]

    operations = [
        migrations.CreateModel(
            name="SharedReplay",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("token", models.CharField(editable=False, max_length=24, null=True, unique=True)),
                ("shows_all", models.BooleanField(default=False)),
                (
                    "seat",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="shared_replay",
                        to="play.seat",
                    ),
                ),
            ],
        ),
    ]
