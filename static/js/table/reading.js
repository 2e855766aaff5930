/* Reading a card: after the button for it the next card that is pressed is read and not chosen, even
   one that may be chosen. A finger held on a card and the key I do the same at once. */

export const makeReading = (board, { whyNot, turns }) => {
  const isOn = () => board.dataset.reading !== undefined;

  const end = () => {
    if (!isOn()) return;
    delete board.dataset.reading;
    turns.say("");
  };

  const begin = () => {
    if (isOn()) {
      end();
      return;
    }
    board.dataset.reading = "";
    turns.say("Press a card to read all of it, and why you can’t use it now.");
  };

  const read = (card) => whyNot.show(card.dataset.key, card.querySelector("a")?.href);

  /* The card that has the focus; without one the first card gets it, and Tab leads to the others. */
  const readFocused = () => {
    const card = document.activeElement?.closest(".board [data-key]");
    if (card) read(card);
    else board.querySelector("[data-key] a")?.focus();
  };

  return { isOn, begin, end, read, readFocused };
};
