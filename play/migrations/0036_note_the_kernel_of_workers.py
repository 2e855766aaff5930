"""Add the rules kernel that workers play with to what they note."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0035_puzzles'),
    ]

    operations = [
        migrations.AddField(
            model_name='workerheartbeat',
            name='kernel',
            field=models.CharField(blank=True, default='', max_length=20),
        ),
    ]
