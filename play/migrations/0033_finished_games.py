"""Add how close a game was, and indexes for the list of replays."""

from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0032_ratings'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='gap',
            field=models.PositiveSmallIntegerField(null=True),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('status', 'over'), ('watching', 'everybody')), fields=['-changed'], name='replays_by_time'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('status', 'over'), ('watching', 'everybody')), fields=['gap', '-changed'], name='replays_by_gap'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('status', 'over'), ('watching', 'everybody')), fields=['-length', '-changed'], name='replays_by_length'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('status', 'over'), ('watching', 'everybody')), fields=['format', '-changed'], name='replays_of_format'),
        ),
    ]
