import { coming as originalWords } from "content/coming.ts";
import { writeEventTime } from "../../values/event-days.ts";
import { fillPlaces } from "../../values/places.ts";
import { useWords } from "../words/use-words.tsx";
import { hasNewDay, placeOf, writeFormerDate } from "./calendar-entry.ts";
import type { Event } from "./event.type.server.ts";

/** Where it is; the map is a link, which loads nothing before it is followed. */
export function EventPlace({ event }: { event: Event }) {
  const words = useWords("coming", originalWords);
  const place = placeOf(event);
  if (!event.address) return place;
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
  return (
    <span>
      {place}{" "}
      <a href={map} rel="noreferrer">
        {words.map} <span className="vh">{words.mapNote}</span>
      </a>
    </span>
  );
}

/** When it is; the day before it was postponed is struck through. */
export function EventTime({ event }: { event: Event }) {
  const time = writeEventTime(event);
  if (event.state === "cancelled") return <del>{time}</del>;
  if (event.state !== "postponed" || event.formerDate === null) return time;
  const former = <del>{writeFormerDate(event.formerDate)}</del>;
  return hasNewDay(event) ? (
    <span>
      {former} {time}
    </span>
  ) : (
    former
  );
}

/** Postponed, cancelled or over: what it means for who wanted to come. */
export function EventStateNote({ event }: { event: Event }) {
  const { states: words } = useWords("coming", originalWords);
  const { state, stateNote, takesSignups } = event;
  if (state === "planned" || (state === "over" && !stateNote)) return null;
  const heading =
    state === "postponed"
      ? hasNewDay(event)
        ? fillPlaces(words.newDay, { day: writeEventTime(event) })
        : words.noDay
      : words[state];
  const told = takesSignups && state !== "over" ? words[`${state}Text`] : "";
  const text = [stateNote, told].filter(Boolean).join(" ");
  return (
    <div className="note g-pink stack" role="note">
      <h2 className="t-3">{heading}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
