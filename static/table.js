// Saves taps and shows the ship sailing. Whatever it does can be done without it.
const still = matchMedia("(prefers-reduced-motion: reduce)");

// A browser may keep nothing at all.
const kept = (key, value) => {
  try {
    const before = sessionStorage.getItem(key);
    sessionStorage.setItem(key, value);
    return before;
  } catch { return null; }
};

// The ship sails along its way, once for every way.
const sail = () => {
  if (still.matches) return;
  for (const way of document.querySelectorAll(".chart .sailed")) {
    const chart = way.closest("svg");
    if (!chart.checkVisibility() || kept(`sailed ${location.pathname} ${chart.classList}`, way.getAttribute("d")) === way.getAttribute("d")) continue;
    const [length, steps] = [way.getTotalLength(), 30];
    const frame = (_, step) => {
      const { x, y } = way.getPointAtLength((length * step) / steps);
      return { transform: `translate(${x}px, ${y}px)` };
    };
    chart.querySelector(".ship").animate(Array.from({ length: steps + 1 }, frame), { duration: Math.min(4000, 600 + 4 * length), easing: "ease-in-out" });
  }
};

// What was chosen stands in the address: whoever looks up a rule finds it again.
const draft = (form) => {
  const fields = new URLSearchParams(new FormData(form));
  const here = new URLSearchParams(location.search).has("here") ? "here&" : "";
  history.replaceState(history.state, "", `${location.pathname}?${here}${fields}`);
};
document.addEventListener("change", ({ target }) => {
  const form = target.closest(".ask .sheet-form");
  if (form) draft(form);
  colour();
});

// Tapping a place of the next movement says fine, ask and object in turn, as the list beside it does.
const words = ["fine", "ask", "object"];
const row_of = (place) => document.getElementById(place.getAttribute("href").slice(1));
const colour = () => {
  for (const place of document.querySelectorAll(".chart-next a.place")) {
    const chosen = row_of(place)?.querySelector("input:checked");
    place.dataset.word = chosen && (place.dataset.touched || chosen.value !== "ask") ? chosen.value : "";
  }
};
document.addEventListener("click", (event) => {
  const place = event.target.closest?.(".chart-next a.place");
  const row = place && row_of(place);
  if (!row) return;
  event.preventDefault();
  place.dataset.touched = "1";
  const offered = words.filter((word) => row.querySelector(`[value=${word}]`));
  const next = offered[(offered.indexOf(place.dataset.word) + 1) % offered.length];
  row.closest(".pick").querySelector(":scope > .radio > input").checked = true;
  row.querySelector(`[value=${next}]`).click();
  colour();
});

sail();
colour();
// A page that is open may bring a move by itself.
new MutationObserver(sail).observe(document.body, { childList: true });
