"""Add ratings of accounts, the games that changed them, and addresses of rated games."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0031_drafts_of_boosters'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='RatedResult',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(max_length=12)),
                ('score', models.FloatField()),
                ('before', models.FloatField()),
                ('after', models.FloatField()),
                ('deviation', models.FloatField()),
                ('ended', models.DateTimeField()),
                ('account', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='rated_results', to=settings.AUTH_USER_MODEL)),
                ('opponent', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='rated_results', to='play.table')),
            ],
            options={
                'ordering': ['-ended', '-pk'],
                'indexes': [models.Index(fields=['account', '-ended'], name='rated_games_of_account')],
                'constraints': [models.UniqueConstraint(fields=('table', 'account'), name='one_rated_result_of_a_table_and_account')],
            },
        ),
        migrations.CreateModel(
            name='Rating',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('game', models.CharField(choices=[('tcg', 'TCG'), ('lcg', 'LCG')], max_length=3)),
                ('kind', models.CharField(max_length=12)),
                ('rating', models.FloatField()),
                ('deviation', models.FloatField()),
                ('volatility', models.FloatField()),
                ('games', models.PositiveIntegerField(default=0)),
                ('changed', models.DateTimeField()),
                ('account', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='ratings', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-games', 'pk'],
                'indexes': [models.Index(fields=['game', 'kind', '-rating'], name='best_ratings')],
                'constraints': [models.UniqueConstraint(fields=('account', 'game', 'kind'), name='one_rating_of_an_account_and_kind')],
            },
        ),
        migrations.CreateModel(
            name='SeatAddress',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(max_length=80)),
                ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='addresses', to='play.seat')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('seat', 'key'), name='one_address_of_a_seat')],
            },
        ),
    ]
