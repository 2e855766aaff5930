/* Looks again and again whether something happened at the table: others chose, time ran out, a move
   was taken back. Looking costs the server next to nothing; only news is fetched. Behind other pages
   it looks only for somebody who asked for notifications, and less often. */
import { isOn as mayNotify } from "../notify.js";
import { makeNews } from "./news.js";
import { isOffline } from "./server.js";

export const POLL_TIME = 1000;
const POLL_TIME_BEHIND = 5000;

export const watch = (game, address, { server, showing, turns }) => {
  const getNews = makeNews(address);

  const catchUp = async () => {
    game.busy = true;
    try {
      await showing.take(await server.getPosition({ seen: game.position?.revision }));
      await turns.follow();
    } finally {
      game.busy = false;
      if (game.position) showing.showState();
    }
  };

  let timer = 0;
  const look = async () => {
    timer = 0;
    if (!game.busy && (!document.hidden || mayNotify())) {
      try {
        const { revision } = await getNews();
        turns.findConnection();
        const isNews = !game.position || revision > game.position.revision;
        const waits = game.position?.status === "playing" && !game.position.options.length;
        /* A click may have come meanwhile. */
        if (!game.busy && isNews) await catchUp();
        else if (!game.busy && game.follows && waits) await turns.follow();
      } catch (error) {
        /* The next look finds the game again. */
        if (isOffline(error)) turns.loseConnection();
      }
    }
    timer = window.setTimeout(look, document.hidden ? POLL_TIME_BEHIND : POLL_TIME);
  };

  /* Whoever comes back sees the game as it is at once. */
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !timer) return;
    window.clearTimeout(timer);
    timer = 0;
    look();
  });

  turns.begin().catch(turns.loseConnection).then(look);
};
