// Arrow keys go from step to step, and a button lets the game run by itself, a step every few seconds.
"use strict";
(() => {
  const PAUSE = 2500;
  const way = rel => document.querySelector(`.replay-ways a[rel="${rel}"]`);
  const box = document.querySelector("[data-play]");
  const button = box && box.querySelector("button");
  const plays = () => location.hash === "#play";
  let timer;

  const go = (rel, hash) => {
    const link = way(rel);
    if (link) location.href = link.getAttribute("href") + hash;
    return Boolean(link);
  };
  const follow = () => {
    clearTimeout(timer);
    button.setAttribute("aria-label", plays() ? button.dataset.stop : button.dataset.play);
    if (plays()) timer = setTimeout(() => go("next", "#play") || history.replaceState(null, "", location.pathname) || follow(), PAUSE);
  };

  addEventListener("keydown", event => {
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    const elsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.closest("input, .chart-sea");
    if (rel && !elsewhere) go(rel, "");
  });
  if (button && way("next")) {
    box.hidden = false;
    button.addEventListener("click", () => {
      history.replaceState(null, "", plays() ? location.pathname : "#play");
      follow();
    });
    follow();
  }
})();
