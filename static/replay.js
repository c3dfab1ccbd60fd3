// A game's steps out of the file they are packed in. An address is «#12» or «#12-seat-2», as on the site's own pages.
"use strict";
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  // A number below nought: so many more after the piece before it.
  const run = (piece, place, all) => piece < 0 ? game.pieces.slice(all[place - 1] + 1, all[place - 1] + 1 - piece).join("") : game.pieces[piece];
  const part = number => game.parts[number].map(run).join("");
  const page = number => game.pages[number].map(part).join("");
  const find = id => document.getElementById(id);

  const read = () => {
    const [, step, eyes] = /^#(\d+)(?:-(.+))?$/.exec(location.hash) || [null, "1", ""];
    const number = Math.min(Math.max(Number(step), 1), game.last);
    return { number, eyes: Math.max(game.eyes.indexOf(eyes || ""), 0) };
  };
  const address = (number, eyes) => `#${number}${game.eyes[eyes] ? "-" + game.eyes[eyes] : ""}`;

  const ways = number => {
    const before = marks => marks.findLast(mark => mark < number);
    const after = marks => marks.find(mark => mark > number);
    return {
      "previous": number > 1 ? number - 1 : undefined,
      "next": number < game.last ? number + 1 : undefined,
      "turn-previous": before(game.turns),
      "turn-next": after(game.turns),
      "landmark-previous": before(game.landmarks),
      "landmark-next": after(game.landmarks),
      "first": number > 1 ? 1 : undefined,
      "last": number < game.last ? game.last : undefined,
    };
  };

  const show = () => {
    const { number, eyes } = read();
    const place = ((number - 1) * game.eyes.length + eyes) * 2;
    find("told").innerHTML = page(place);
    find("facts").innerHTML = page(place + 1);
    for (const [name, to] of Object.entries(ways(number))) {
      const link = document.querySelector(`[data-way="${name}"]`);
      link.classList.toggle("way-none", to === undefined);
      if (to === undefined) link.removeAttribute("href");
      else link.href = address(to, eyes);
    }
    for (const link of document.querySelectorAll("[data-eyes]")) {
      const other = game.eyes.indexOf(link.dataset.eyes);
      link.href = address(number, other);
      if (other === eyes) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };

  // A step chosen further down is shown further up.
  addEventListener("click", event => {
    if (event.target.closest(".whole a")) scrollTo(0, 0);
  });
  addEventListener("keydown", event => {
    const way = { ArrowLeft: "previous", ArrowRight: "next" }[event.key];
    const elsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.closest(".chart-sea");
    const to = way && !elsewhere ? ways(read().number)[way] : undefined;
    if (to !== undefined) location.hash = address(to, read().eyes);
  });
  // A step every few seconds, until the end or until somebody stops it.
  const button = document.querySelector("[data-play] button");
  let timer;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    button.setAttribute("aria-label", button.dataset.play);
  };
  button.addEventListener("click", () => {
    if (timer) return stop();
    button.setAttribute("aria-label", button.dataset.stop);
    timer = setInterval(() => {
      const { number, eyes } = read();
      if (number < game.last) location.hash = address(number + 1, eyes);
      else stop();
    }, 2500);
  });
  addEventListener("hashchange", show);
  find("replay").hidden = false;
  show();
})();
