"""The table of a replay, drawn as pieces of HTML that a browser puts in place step by step."""
