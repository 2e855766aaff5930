"""Words that one or two cards need, each with its meaning and its English."""
