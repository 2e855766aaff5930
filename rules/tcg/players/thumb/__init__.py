"""The player that follows rules of thumb: `rule_of_thumb`, with a rule for each decision."""
