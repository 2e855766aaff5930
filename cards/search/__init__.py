"""Card search: the query language, the index in memory, and finding cards."""
