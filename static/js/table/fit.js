/* Makes a board fit its window: cards are larger where there is room for it, and take smaller forms
   until nothing has to be scrolled to. */

const SMALLEST = 3;
/* From here on the cards of a hand are lines, where they find no room as cards. */
const LINES = 2;

/* A phone scrolls: letters are never smaller there. */
const ON_A_DESK = window.matchMedia("(width >= 64rem)");

/* Return what fits the board again after it was drawn. */
export const makeFit = (board) => {
  const isWhole = () => board.scrollHeight <= board.clientHeight + 1;

  const fits = (density, hand) => {
    board.dataset.density = density;
    board.dataset.hand = hand;
    return isWhole();
  };

  const smaller = () => {
    for (let density = 0; density <= SMALLEST; density += 1) {
      if (density < LINES ? fits(density, "cards") : fits(density, "lines")) {
        if (density >= LINES && !fits(density, "cards")) fits(density, "lines");
        return true;
      }
    }
    return false;
  };

  /* What cards do gives way before cards and hand become smaller, and comes back if there is room. */
  const fitWithWords = () => {
    if (fits(0, "cards")) return true;
    board.toggleAttribute("data-words", false);
    const found = smaller();
    board.toggleAttribute("data-words", true);
    board.toggleAttribute("data-words", isWhole());
    return found;
  };

  const fit = () => {
    delete board.dataset.tight;
    board.toggleAttribute("data-words", true);
    board.toggleAttribute("data-room", true);
    if (fits(0, "cards")) return;
    board.toggleAttribute("data-room", false);
    if (fitWithWords() || !ON_A_DESK.matches) return;
    for (const tight of [1, 2, 3]) {
      board.dataset.tight = tight;
      if (isWhole()) return;
    }
  };
  new ResizeObserver(fit).observe(board);
  /* Letters of fonts that came late have other sizes. */
  document.fonts.addEventListener("loadingdone", fit);
  return fit;
};
