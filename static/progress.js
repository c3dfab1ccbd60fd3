// What a worker is still busy with comes up by itself, asked for ever more rarely.
const LATEST = 30000;
const look = async (wait) => {
  const section = document.querySelector("[data-unfinished]");
  if (!section) return;
  const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } }).catch(() => null);
  if (answer && answer.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById(section.id);
    if (fresh && fresh.outerHTML !== section.outerHTML) {
      const held = section.contains(document.activeElement);
      section.replaceWith(fresh);
      if (held) fresh.querySelector("a, button")?.focus();
    }
  }
  setTimeout(look, wait, Math.min(wait * 1.2, LATEST));
};
if (document.querySelector("[data-unfinished]")) setTimeout(look, 1000, 2000);
