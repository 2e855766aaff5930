"""Add games of the LCG that people played at home."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0033_finished_games'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='QuestAtHome',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('played', models.DateField()),
                ('scenario', models.CharField(max_length=80)),
                ('mode', models.CharField(choices=[('easy', 'Easy'), ('standard', 'Standard'), ('nightmare', 'Nightmare'), ('campaign', 'Campaign')], default='standard', max_length=9)),
                ('heroes', models.CharField(blank=True, max_length=200)),
                ('players', models.PositiveSmallIntegerField(default=1)),
                ('won', models.BooleanField()),
                ('score', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('note', models.CharField(blank=True, max_length=500)),
                ('public', models.BooleanField(default=False)),
                ('created', models.DateTimeField(auto_now_add=True)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='quests_at_home', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-played', '-pk'],
                'indexes': [models.Index(fields=['player', '-played'], name='quests_of_a_player')],
            },
        ),
    ]
