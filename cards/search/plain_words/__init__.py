"""Words as players type them, without the query language: "gondor companion", "remove burdens"."""
