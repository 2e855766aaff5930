/* Looks again and again whether something happened at the table: others chose, time ran out, a move
   was taken back. Looking costs the server next to nothing; only news is fetched. Behind other pages
   it looks only for somebody who asked for notifications, and less often. */
import { isOn as mayNotify } from "../notify.js";
import { makeNews } from "./news.js";
import { makePace } from "./pace.js";
import { isOffline } from "./server.js";

export const watch = (game, address, { server, showing, turns }) => {
  const getNews = makeNews(address);
  const pace = makePace();

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

  const look = async () => {
    let serverWaits = false;
    if (!game.busy && (!document.hidden || mayNotify())) {
      try {
        const news = await getNews({ atOnce: game.lost });
        const { revision } = news;
        serverWaits = news.may_wait;
        turns.findConnection();
        const isNews = !game.position || revision > game.position.revision;
        const waits = game.position?.status === "playing" && !game.position.options.length;
        /* A click may have come meanwhile. */
        if (isNews) pace.stir();
        if (!game.busy && isNews) await catchUp();
        else if (!game.busy && game.follows && waits) await turns.follow();
      } catch (error) {
        /* The next look finds the game again. */
        if (isOffline(error)) turns.loseConnection();
      }
    }
    pace.next({ isOwnTurn: Boolean(game.position?.options.length), serverWaits }).then(look);
  };

  turns.begin().catch(turns.loseConnection).then(look);
};
