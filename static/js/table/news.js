/* Asks whether something happened at a table, which costs the server next to nothing. A page in view
   says what it knows, and a server that can wait answers when that has changed. */

/* A server answers within 40 s; what takes longer has lost its connection without a word. */
const LONGEST_WAIT = 50_000;
const BEHIND = "behind other pages";

/* What people said, and who came or went, is news for the panel of the table's people. */
export const makeNews = (address) => {
  let last = null;
  let waits = false;
  let waiting = null;
  const stamp = (news) => `${news.revision}.${news.said}.${news.here}`;
  const stopWaiting = () => waiting?.abort();
  window.addEventListener("offline", stopWaiting);
  document.addEventListener("connection-lost", stopWaiting);
  /* A browser has six connections to a site: a page behind others keeps none of them. */
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && waits) waiting.abort(BEHIND);
  });

  const ask = async () => {
    waiting = new AbortController();
    const answer = await fetch(waits ? `${address}?known=${stamp(last)}` : address, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.any([waiting.signal, AbortSignal.timeout(LONGEST_WAIT)]),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };

  return async ({ atOnce = false } = {}) => {
    let news = last;
    waits = Boolean(last) && !document.hidden && !atOnce;
    try {
      news = await ask();
    } catch (error) {
      if (waiting.signal.reason !== BEHIND) throw error;
    }
    waits = false;
    if (last && stamp(news) !== stamp(last)) {
      document.body.dispatchEvent(new CustomEvent("talk-moved"));
    }
    last = news;
    return news;
  };
};
