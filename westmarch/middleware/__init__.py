"""Middleware: request checks, visitors, private caching, and limits by browser and address.

`requests` refuses NUL characters and makes answers private; `visitor` sets `request.visitor`;
`browser_limit` limits new browsers, `request_cost` processor time and `save_limit` saves by
address. `westmarch.accounts.limits` counts in the database, so all processes share the counts.
"""
