/* A card's face beside any link to the card: on hover with a mouse, and on keyboard focus. In the
   builder a click opens it in a dialog, since following the link would leave the deck. */
(() => {
  "use strict";

  const CARD = /^\/cards\/(tcg|lcg)\/[0-9A-Za-z_]+\/$/;
  const DELAY = 180;
  const CARD_ON_TABLE = ".play-table :is(.table-card, .held-card)";
  const faces = new Map();
  let face = null;
  let shownFor = null;
  let timer = 0;

  const linkAt = (target) => {
    const link =
      target.closest?.("a[href^='/cards/']") ??
      target.closest?.(CARD_ON_TABLE)?.querySelector("a[href^='/cards/']");
    const onFace = link?.closest(".game-card") && !link.closest(".catalogue-card");
    return link && CARD.test(link.pathname) && !onFace ? link : null;
  };
  // In the builder's view of pictures the face is already there.
  const isDrawn = (link) => link.closest("[data-view='pictures'] .build-list:not(.build-maybe)");

  const fetchFace = async (address) => {
    if (!faces.has(address)) {
      const response = await fetch(`${address}face/`);
      faces.set(address, response.ok ? await response.text() : "");
    }
    return faces.get(address);
  };

  const hide = () => {
    window.clearTimeout(timer);
    shownFor = null;
    if (face) face.hidden = true;
  };

  const place = (link) => {
    const around = link.closest("[data-card], .catalogue-card, .table-card, .held-card");
    const box = (around ?? link).getBoundingClientRect();
    const gap = 12;
    const after = box.right + gap;
    const left =
      after + face.offsetWidth < window.innerWidth ? after : box.left - face.offsetWidth - gap;
    const lowest = window.innerHeight - face.offsetHeight - 8;
    face.style.left = `${Math.max(8, left)}px`;
    face.style.top = `${Math.max(8, Math.min(box.top - 40, lowest))}px`;
  };

  const show = (link) => {
    if (link === shownFor || window.innerWidth < 700 || isDrawn(link)) return;
    hide();
    shownFor = link;
    timer = window.setTimeout(async () => {
      const drawn = await fetchFace(link.pathname).catch(() => "");
      if (!drawn || shownFor !== link || !link.isConnected) return;
      if (!face) {
        face = document.createElement("aside");
        face.id = "face";
        face.className = "hover-face";
        face.setAttribute("aria-hidden", "true");
        document.body.append(face);
      }
      face.innerHTML = drawn;
      face.hidden = false;
      place(link);
      /* A table adds why the card can't be used now; then the face may be taller. */
      const placeAgain = () => shownFor === link && place(link);
      link.dispatchEvent(new CustomEvent("face", { bubbles: true, detail: { face, placeAgain } }));
    }, DELAY);
  };

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const link = linkAt(event.target);
    if (link) show(link);
    else if (shownFor) hide();
  });
  document.addEventListener("focusin", (event) => {
    const link = linkAt(event.target);
    if (link?.matches(":focus-visible")) show(link);
    else hide();
  });
  document.addEventListener("focusout", hide);

  /* The builder. */

  let dialog = null;

  const makeDialog = () => {
    dialog = document.createElement("dialog");
    dialog.id = "card-dialog";
    dialog.className = "dialog card-dialog";
    dialog.innerHTML =
      '<div class="card-dialog__face"></div><form class="cluster" method="dialog">' +
      '<button class="button button--primary">Close</button><a class="button">Card page</a></form>';
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    document.body.append(dialog);
  };

  const openDialog = async (link) => {
    const drawn = await fetchFace(link.pathname).catch(() => "");
    if (!drawn) {
      window.location.assign(link.href);
      return;
    }
    hide();
    if (!dialog) makeDialog();
    dialog.setAttribute("aria-label", link.textContent);
    dialog.querySelector("a").href = link.href;
    dialog.querySelector(".card-dialog__face").innerHTML = drawn;
    dialog.showModal();
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#builder") ? linkAt(event.target) : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openDialog(link);
  });
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
})();
