"""Store what accounts call their API tokens."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0001_counted_tries"),
        ("knox", "0009_extend_authtoken_field"),
    ]

    operations = [
        migrations.CreateModel(
            name="TokenName",
            fields=[
                (
                    "token",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="named",
                        serialize=False,
                        to="knox.authtoken",
                    ),
                ),
                ("name", models.CharField(max_length=60)),
            ],
        ),
    ]
