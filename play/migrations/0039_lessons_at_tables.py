"""Note the lessons that lead through a table's game."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ("play", "0038_bounds_of_puzzles"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="course",
            field=models.CharField(blank=True, editable=False, max_length=16),
        ),
    ]
