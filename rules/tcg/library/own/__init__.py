"""Words that one or two cards need: their meaning, their English and what they are worth."""
