/* Asks the server about a table: its position, and what you choose there. */

export const makeServer = (address, token, seatNow) => {
  const get = async (what, asked) => {
    const answer = await fetch(`${address}${what}/?${new URLSearchParams(asked)}`, {
      headers: { Accept: "application/json" },
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };

  /* `seen` is the revision that the page shows, as the seat `before` sees it: then the answer is
     never that nothing changed. Without `seen` the whole board comes. */
  const getPosition = ({ seen, seat = seatNow(), before } = {}) => {
    const asked = { seat };
    if (seen !== undefined) asked.seen = seen;
    if (before !== undefined) asked.before = before;
    return get("position", asked);
  };

  /* Return what the server answers, and whether it took the choice. */
  const post = async (action, revision, fields) => {
    const body = new URLSearchParams([
      ["csrfmiddlewaretoken", token],
      ["seat", seatNow()],
      ["revision", revision],
      ...fields,
    ]);
    const answer = await fetch(`${address}${action}/`, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
    });
    return { taken: answer.ok, found: await answer.json() };
  };

  return { get, getPosition, post };
};

/* A browser that reaches no server throws a TypeError, and one that has waited in vain says so. */
export const isOffline = (error) => error instanceof TypeError || error.name === "TimeoutError";
