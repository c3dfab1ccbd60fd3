// A page that is open sees what happens at its table. Nothing typed is ever lost: then it only says that there is news.
const note = document.querySelector("[data-events]");
if (note) {
  let touched = false;
  for (const kind of ["input", "change"]) document.addEventListener(kind, () => { touched = true; });
  const follow = (from) => {
    const news = new EventSource(from.dataset.events);
    news.addEventListener("news", async () => {
      if (touched || document.querySelector("form:focus-within")) {
        document.querySelector("[data-events]").hidden = false;
        return;
      }
      const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
      if (!answer.ok) return;
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = fresh.querySelector("[data-events]");
      if (!next || touched) return;
      document.title = fresh.title;
      document.querySelector("main").replaceWith(fresh.querySelector("main"));
      news.close();
      follow(next);
    });
  };
  follow(note);
}
