/* A quiet sound when it is your turn. It is off until you ask for it, and the browser remembers. */

const SOUND = "table-sound";
const NOTES = [
  { pitch: 523, begins: 0 },
  { pitch: 659, begins: 0.12 },
];
const LENGTH = 0.35;
const VOLUME = 0.06;

/* Return what plays it; `button` turns it on and off. */
export const makeSound = (button) => {
  let context = null;
  let isOn = window.localStorage.getItem(SOUND) === "on";

  const show = () => {
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isOn));
  };

  const playNote = ({ pitch, begins }) => {
    const start = context.currentTime + begins;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  };

  /* Before anything was pressed the browser plays nothing, and nothing waits for it. */
  const play = () => {
    if (!isOn || !navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    for (const note of NOTES) playNote(note);
  };

  button?.addEventListener("click", () => {
    isOn = !isOn;
    window.localStorage.setItem(SOUND, isOn ? "on" : "off");
    show();
    play();
  });
  show();
  return { play };
};
