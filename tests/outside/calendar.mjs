// Reads a calendar file with the parser that Thunderbird uses, which has no code of ours, and tells as JSON what it found.
import { readFileSync } from "node:fs";
import ICAL from "../browser/node_modules/ical.js/dist/ical.js";

const text = readFileSync(0, "utf8");
ICAL.design.strict = true;
const calendar = new ICAL.Component(ICAL.parse(text));
const value = (component, name) => component.getFirstPropertyValue(name);
const events = calendar.getAllSubcomponents("vevent").map((component) => {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description,
    url: value(component, "url"),
    organizer: value(component, "organizer"),
    attendees: event.attendees.length,
    properties: component.getAllProperties().map((property) => property.name).sort(),
  };
});
console.log(JSON.stringify({ version: value(calendar, "version"), method: value(calendar, "method"), events }));
