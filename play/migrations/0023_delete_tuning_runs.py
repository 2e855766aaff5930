"""Computer players are no longer tuned on the queue."""

from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0022_card_figures'),
    ]

    operations = [
        migrations.DeleteModel(name='TuningChunk'),
        migrations.DeleteModel(name='TuningRun'),
    ]
