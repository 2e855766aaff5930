/* Asks whether something happened at a table, which costs the server next to nothing. A page in view
   says what it knows, and a server that can wait answers when that has changed. */

/* What people said, and who came or went, is news for the panel of the table's people. */
export const makeNews = (address) => {
  let last = "";

  return async () => {
    const asked = last && !document.hidden ? `${address}?known=${last}` : address;
    const answer = await fetch(asked, { headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const news = await answer.json();
    const now = `${news.revision}.${news.said}.${news.here}`;
    if (last && now !== last) document.body.dispatchEvent(new CustomEvent("talk-moved"));
    last = now;
    return news;
  };
};
