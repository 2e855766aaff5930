/* Looks at the table again and again while others think, or while the connection is lost. */
import { isOffline } from "./server.js";

export const POLL_TIME = 1000;

export const watch = (game, { server, showing, turns }) => {
  const look = async () => {
    const waits = game.position?.status === "playing" && !game.position.options.length;
    if ((waits || game.lost) && !game.busy && !document.hidden) {
      game.busy = true;
      try {
        const found = await server.getPosition({ seen: game.position?.revision, mark: game.mark });
        turns.findConnection();
        await showing.take(found);
        if (game.follows || !found.unchanged) await turns.follow();
      } catch (error) {
        /* The next look finds the game again. */
        if (isOffline(error)) turns.loseConnection();
      } finally {
        game.busy = false;
        if (game.position) showing.showState();
      }
    }
    window.setTimeout(look, POLL_TIME);
  };

  turns.begin().catch(turns.loseConnection).then(look);
};
