"""Add groups of decks, and notes on single cards of a deck."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('decks', '0010_following_and_archive'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='DeckGroup',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('browser', models.CharField(blank=True, db_index=True, editable=False, max_length=40)),
                ('game', models.CharField(choices=[('tcg', 'Trading Card Game'), ('lcg', 'The Card Game')], max_length=3)),
                ('name', models.CharField(max_length=80)),
                ('created', models.DateTimeField(auto_now_add=True)),
                ('decks', models.ManyToManyField(blank=True, related_name='groups', to='decks.deck')),
                ('owner', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='%(class)ss', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['name', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='CardNote',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('card', models.CharField(max_length=20)),
                ('text', models.CharField(max_length=300)),
                ('deck', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='card_notes', to='decks.deck')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('deck', 'card'), name='one_note_of_a_card')],
            },
        ),
    ]
