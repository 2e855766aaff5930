"""Chat: what people at a table say to each other.

Everybody has set phrases (`phrases`). Accounts write in their own words where the table's terms
allow it, without links (`saying`). Those who watch never read or write here. A person mutes another
for themselves, and reports a message to the staff (`reporting`, `admin`), who can hide it and
silence its author. Messages are deleted after `settings.CHAT_DAYS` (`keeping`).
"""
