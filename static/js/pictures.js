/* A picture that cannot be loaded makes way for the card drawn below it. */
(() => {
  "use strict";

  for (const picture of document.querySelectorAll("[data-picture] img")) {
    const away = () => {
      picture.closest("[data-picture]").hidden = true;
    };
    picture.addEventListener("error", away);
    if (picture.complete && picture.currentSrc && !picture.naturalWidth) away();
  }
})();
