/* Asks whether something happened at a table, which costs the server next to nothing. A page in view
   says what it knows, and a server that can wait answers when that has changed. */

/* A server answers within 25 s; what takes longer has lost its connection without a word. */
const LONGEST_WAIT = 35_000;

/* What people said, and who came or went, is news for the panel of the table's people. */
export const makeNews = (address) => {
  let last = "";
  let waiting = null;
  const stopWaiting = () => waiting?.abort();
  window.addEventListener("offline", stopWaiting);
  document.addEventListener("connection-lost", stopWaiting);

  return async ({ atOnce = false } = {}) => {
    const waits = last && !document.hidden && !atOnce;
    const asked = waits ? `${address}?known=${last}` : address;
    waiting = new AbortController();
    const answer = await fetch(asked, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.any([waiting.signal, AbortSignal.timeout(LONGEST_WAIT)]),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const news = await answer.json();
    const now = `${news.revision}.${news.said}.${news.here}`;
    if (last && now !== last) document.body.dispatchEvent(new CustomEvent("talk-moved"));
    last = now;
    return news;
  };
};
