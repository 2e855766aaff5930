"""Add what people say and ask at tables, who is here, and the time of the site."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('auth', '0012_alter_user_first_name_max_length'),
        ('play', '0036_note_the_kernel_of_workers'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='SiteTime',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('beat', models.DateTimeField()),
                ('down', models.FloatField(default=0)),
            ],
        ),
        migrations.CreateModel(
            name='TurnMail',
            fields=[
                ('player', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='turn_mail', serialize=False, to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Message',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('phrase', models.CharField(blank=True, max_length=20)),
                ('text', models.CharField(blank=True, max_length=200)),
                ('hidden', models.BooleanField(default=False)),
                ('created', models.DateTimeField(auto_now_add=True, db_index=True)),
                ('author', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='messages', to=settings.AUTH_USER_MODEL)),
                ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='messages', to='play.seat')),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='messages', to='play.table')),
            ],
            options={
                'ordering': ['pk'],
            },
        ),
        migrations.CreateModel(
            name='Offer',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('take_back', 'take_back'), ('draw', 'draw')], max_length=9)),
                ('place', models.PositiveSmallIntegerField()),
                ('revision', models.PositiveIntegerField()),
                ('agreed', models.JSONField(default=list)),
                ('made', models.DateTimeField(auto_now_add=True)),
                ('table', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='offer', to='play.table')),
            ],
        ),
        migrations.CreateModel(
            name='Silence',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('browser', models.CharField(blank=True, db_index=True, max_length=40)),
                ('queue_key', models.CharField(blank=True, db_index=True, max_length=80)),
                ('until', models.DateTimeField()),
                ('reason', models.CharField(blank=True, max_length=500)),
                ('owner', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='silences', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='MessageReport',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('browser', models.CharField(blank=True, db_index=True, editable=False, max_length=40)),
                ('reason', models.CharField(blank=True, max_length=500)),
                ('created', models.DateTimeField(auto_now_add=True)),
                ('handled', models.BooleanField(default=False)),
                ('message', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='reports', to='play.message')),
                ('owner', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='message_reports', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['handled', '-created'],
                'constraints': [models.UniqueConstraint(condition=models.Q(('owner__isnull', False)), fields=('message', 'owner'), name='one_message_report_of_account'), models.UniqueConstraint(condition=models.Q(('browser', ''), _negated=True), fields=('message', 'browser'), name='one_message_report_of_browser')],
            },
        ),
        migrations.CreateModel(
            name='Presence',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('browser', models.CharField(blank=True, db_index=True, editable=False, max_length=40)),
                ('seen', models.DateTimeField(db_index=True)),
                ('owner', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='presence', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [models.UniqueConstraint(condition=models.Q(('owner__isnull', False)), fields=('owner',), name='one_presence_of_account'), models.UniqueConstraint(condition=models.Q(('browser', ''), _negated=True), fields=('browser',), name='one_presence_of_browser')],
            },
        ),
    ]
