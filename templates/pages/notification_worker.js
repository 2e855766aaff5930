// Answers when a notification of a game is pressed: it shows the game's page, an open one if there is.
"use strict";

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const { address } = notification.data;
    const open = pages.find((page) => new URL(page.url).pathname === address);
    await (open ? open.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(show());
});
