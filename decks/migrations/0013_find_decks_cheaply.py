"""Keep what a search of many decks needs: folded names, likes, and the cards of latest versions."""

import decks.models
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.models import Count

from decks.contents.encoding import cards_in
from rules.names import unaccented

AT_ONCE = 500


def note(apps, schema_editor):
    """Note what decks are found by, some hundred at a time."""
    Deck, Version, Held = (apps.get_model("decks", n) for n in ("Deck", "DeckVersion", "DeckCard"))
    keys = list(Deck.objects.order_by("pk").values_list("pk", flat=True))
    for start in range(0, len(keys), AT_ONCE):
        some = keys[start : start + AT_ONCE]
        liked = Deck.objects.filter(pk__in=some).annotate(count=Count("likes"))
        for deck in liked:
            Deck.objects.filter(pk=deck.pk).update(folded=unaccented(deck.name), liked=deck.count)
        latest = {
            deck: contents
            for deck, contents in Version.objects.filter(deck__in=some)
            .order_by("number")
            .values_list("deck", "contents")
        }
        Held.objects.bulk_create(
            (
                Held(deck_id=deck, card=card)
                for deck, contents in latest.items()
                for card in sorted(cards_in(contents))
            ),
            batch_size=2_000,
        )


class Migration(migrations.Migration):

    dependencies = [
        ('decks', '0012_address_of_comments'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='DeckCard',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('card', models.CharField(max_length=20)),
            ],
        ),
        migrations.AddField(
            model_name='deck',
            name='folded',
            field=decks.models.FoldedName(default='', editable=False),
        ),
        migrations.AddField(
            model_name='deck',
            name='liked',
            field=models.PositiveIntegerField(default=0, editable=False),
        ),
        migrations.AddIndex(
            model_name='deck',
            index=models.Index(fields=['visibility', 'created', 'id'], name='public_decks_by_age'),
        ),
        migrations.AddIndex(
            model_name='deck',
            index=models.Index(fields=['visibility', 'liked', 'created', 'id'], name='public_decks_by_likes'),
        ),
        migrations.AddIndex(
            model_name='deck',
            index=models.Index(fields=['visibility', 'sample', 'updated', 'id'], name='public_decks_by_change'),
        ),
        migrations.AddIndex(
            model_name='deck',
            index=models.Index(condition=models.Q(('sample', True)), fields=['updated', 'id'], name='samples'),
        ),
        migrations.AddIndex(
            model_name='deck',
            index=models.Index(fields=['visibility', 'folded'], name='public_decks_by_name'),
        ),
        migrations.AddField(
            model_name='deckcard',
            name='deck',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='held_cards', to='decks.deck'),
        ),
        migrations.AddConstraint(
            model_name='deckcard',
            constraint=models.UniqueConstraint(fields=('card', 'deck'), name='one_row_of_a_card'),
        ),
        migrations.RunPython(note, migrations.RunPython.noop),
    ]
