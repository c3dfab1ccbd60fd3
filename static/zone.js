// Chooses the zone that this browser is set to, where the page could only guess. The player still sees and confirms it.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const list of document.querySelectorAll("select[data-guess]")) {
  if ([...list.options].some((option) => option.value === zone)) list.value = zone;
}
