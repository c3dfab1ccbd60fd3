// Chooses the zone that this browser is set to, where the page could only guess. The player still sees and confirms it.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const list of document.querySelectorAll("select[data-guess]")) {
  // Browsers know zones by older names, too.
  const isPlace = /^[A-Z][a-z]+\/[A-Z]/.test(zone) && !zone.startsWith("Etc/");
  if (isPlace && ![...list.options].some((option) => option.value === zone)) list.prepend(new Option(zone.replaceAll("_", " "), zone));
  if ([...list.options].some((option) => option.value === zone)) list.value = zone;
}
