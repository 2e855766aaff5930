/* The keys of a table: one letter or digit each; arrows move through the options. */

export const listenToKeys = (table, game, { choosing, turns, reading }) => {
  const toggle = (name) => document.getElementById(name)?.togglePopover();
  const KEYS = {
    ArrowDown: () => choosing.moveFocus(1),
    ArrowUp: () => choosing.moveFocus(-1),
    Escape: turns.clear,
    c: choosing.confirm,
    e: () => game.position.can_pass && turns.choose([], "event"),
    i: reading.readFocused,
    h: () => table.querySelector("[data-act=hint]")?.requestSubmit(),
    n: () => game.lesson?.next(),
    p: choosing.pass,
    s: turns.showNextSeat,
    t: () => toggle("table-stops"),
    u: turns.undo,
    "?": () => toggle("table-keys"),
  };

  document.addEventListener("keydown", (event) => {
    const isHeld = game.busy && !game.thinks;
    if (event.altKey || event.ctrlKey || event.metaKey || !game.position || isHeld) return;
    if (event.target.closest("input, select, textarea, summary")) return;
    const { key } = event;
    const reads = event.target.closest("[data-log], .replay-question");
    if (key.startsWith("Arrow") && reads) return;
    if (/^[1-9]$/.test(key)) choosing.press(Number(key));
    else if (KEYS[key]) KEYS[key]();
    else return;
    event.preventDefault();
  });
};
