/* How soon a page looks again whether something happened: at once where the server waits until it
   does; otherwise soon while something does, seldom where nothing has for long. Hundreds of idle
   pages then cost the server next to nothing. */

/* Up to so many milliseconds of quiet, so many between two looks. */
const PACES = [
  [30_000, 800],
  [120_000, 2000],
  [600_000, 5000],
];
const [[, SOON]] = PACES;
const SLOWEST = 15_000;
const AT_ONCE = 50;
/* While you choose, others can only talk; behind other pages, only notifications may be due. */
const OWN_TURN = 2000;
const BEHIND = 5000;
const STIRS = ["pointerdown", "keydown", "visibilitychange"];

/* `stir` notes that something happened; `next` waits until the next look, and ends as soon as the
   person comes back to the page. */
export const makePace = () => {
  let since = performance.now();
  let wake = () => {};

  const stir = () => {
    since = performance.now();
    wake();
  };
  for (const kind of STIRS) document.addEventListener(kind, stir, { passive: true });

  const time = () => {
    const quiet = performance.now() - since;
    return PACES.find(([until]) => quiet < until)?.[1] ?? SLOWEST;
  };

  const waitTime = (isOwnTurn, serverWaits) => {
    if (serverWaits && !document.hidden) return AT_ONCE;
    return Math.max(time(), isOwnTurn ? OWN_TURN : 0, document.hidden ? BEHIND : 0);
  };

  const next = ({ isOwnTurn = false, serverWaits = false } = {}) =>
    new Promise((resolve) => {
      const wait = waitTime(isOwnTurn, serverWaits);
      const timer = window.setTimeout(resolve, wait);
      wake = () => {
        if (wait <= SOON || document.hidden) return;
        window.clearTimeout(timer);
        resolve();
      };
    });

  return { stir, next };
};
