/* Asks whether something happened at a table, which costs the server next to nothing. */

/* What people said, and who came or went, is news for the panel of the table's people. */
export const makeNews = (address) => {
  let last = "";

  return async () => {
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const news = await answer.json();
    const now = `${news.revision} ${news.said} ${news.here}`;
    if (last && now !== last) document.body.dispatchEvent(new CustomEvent("talk-moved"));
    last = now;
    return news;
  };
};
