/* A notification of the browser when it's your turn, while the page of a table or of the lobby is
   open behind others. It is off until you press its button, and the browser remembers. Nothing of it
   passes through another site: that is why it needs an open page. */

const KEPT = "turn-notifications";
/* The script that answers when a notification is pressed; phones show none without it. */
const SCOPE = "/tables/";
const WORKER = "/tables/notifications.js";

const isPossible = "Notification" in window && "serviceWorker" in navigator;

export const isOn = () =>
  isPossible && Notification.permission === "granted" && window.localStorage.getItem(KEPT) === "on";

/* Show some words, and where pressing them leads; nothing while the page is in front. One page after
   another may notice the same turn: the later notification takes the place of the first. */
export const notify = async (title, words, address) => {
  if (!isOn() || !document.hidden) return;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  await worker?.showNotification(title, { body: words, tag: address, data: { address } });
};

/* A page that somebody comes back to needs its message no longer. */
const clear = async () => {
  if (document.hidden || !isOn()) return;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const tag = window.location.pathname;
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
};

const show = () => {
  for (const button of document.querySelectorAll("[data-notify]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isOn()));
    button.disabled = Notification.permission === "denied";
    if (button.disabled) button.title = "This browser blocks notifications from this site.";
  }
};

const turnOn = async () => {
  if ((await Notification.requestPermission()) !== "granted") return;
  await navigator.serviceWorker.register(WORKER);
  window.localStorage.setItem(KEPT, "on");
};

if (isPossible) {
  document.addEventListener("visibilitychange", clear);
  document.addEventListener("click", async (event) => {
    if (!event.target.closest("[data-notify]")) return;
    if (isOn()) window.localStorage.setItem(KEPT, "off");
    else await turnOn();
    show();
  });
  show();
}
