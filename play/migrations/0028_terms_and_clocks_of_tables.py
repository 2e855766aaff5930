"""Add the terms of tables, and what their clocks and messages need."""

from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0027_players_fingerprint'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='bank_left',
            field=models.FloatField(editable=False, null=True),
        ),
        migrations.AddField(
            model_name='seat',
            name='muted',
            field=models.JSONField(default=list, editable=False),
        ),
        migrations.AddField(
            model_name='table',
            name='bank_seconds',
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='table',
            name='choice_seconds',
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='table',
            name='choosing_since',
            field=models.FloatField(editable=False, null=True),
        ),
        migrations.AddField(
            model_name='table',
            name='deadline',
            field=models.FloatField(editable=False, null=True),
        ),
        migrations.AddField(
            model_name='table',
            name='free_text',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='table',
            name='listed',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='table',
            name='note',
            field=models.CharField(blank=True, max_length=80),
        ),
        migrations.AddField(
            model_name='table',
            name='notified',
            field=models.PositiveSmallIntegerField(default=0, editable=False),
        ),
        migrations.AddField(
            model_name='table',
            name='pace',
            field=models.CharField(blank=True, choices=[('', 'none'), ('live', 'live'), ('days', 'days')], default='', max_length=4),
        ),
        migrations.AddField(
            model_name='table',
            name='rated',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='table',
            name='said',
            field=models.PositiveIntegerField(default=0, editable=False),
        ),
        migrations.AddField(
            model_name='table',
            name='watch_delay',
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='table',
            name='watching',
            field=models.CharField(choices=[('everybody', 'everybody'), ('link', 'link'), ('nobody', 'nobody')], default='nobody', max_length=9),
        ),
        migrations.AddField(
            model_name='table',
            name='when_out',
            field=models.CharField(choices=[('computer', 'computer'), ('loses', 'loses')], default='computer', max_length=8),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('listed', True)), fields=['status', '-changed'], name='listed_tables'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('deadline__isnull', False)), fields=['deadline'], name='running_clocks'),
        ),
    ]
