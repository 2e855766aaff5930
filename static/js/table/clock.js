/* Lets the clocks of a table tick. They are the server's; a page only shows what is left. */

const TICK = 250;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number) => String(number).padStart(2, "0");

/* What is left in words: minutes and seconds, or for long times the two largest units. */
export const inWords = (left) => {
  const seconds = Math.max(0, Math.ceil(left));
  if (seconds >= DAY) {
    const days = Math.floor(seconds / DAY);
    return `${days} ${days === 1 ? "day" : "days"} ${Math.floor((seconds % DAY) / HOUR)} h`;
  }
  if (seconds >= HOUR) {
    return `${Math.floor(seconds / HOUR)} h ${two(Math.floor((seconds % HOUR) / MINUTE))} min`;
  }
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
};

/* First the seconds of this choice, then the bank. */
export const clockWords = (choice, bank, used) => {
  const ofChoice = Math.max(0, choice - used);
  const ofBank = Math.max(0, bank - Math.max(0, used - choice));
  if (bank === 0) return inWords(ofChoice);
  return ofChoice > 0 ? `${inWords(ofChoice)} + ${inWords(ofBank)}` : inWords(ofBank);
};

export const startClocks = (part) => {
  let shown = null;
  let began = 0;

  const show = () => {
    const clock = part.querySelector("[data-clock][data-runs]");
    if (clock !== shown) {
      shown = clock;
      began = performance.now();
    }
    if (!clock) return;
    const [choice, bank] = [Number(clock.dataset.choice), Number(clock.dataset.bank)];
    const used = (performance.now() - began) / 1000;
    const words = clockWords(choice, bank, used);
    if (clock.textContent !== words) clock.textContent = words;
    clock.classList.toggle("is-short", choice + bank - used < 30 && bank < HOUR);
  };

  window.setInterval(show, TICK);
};
