import { describeEvent } from "../../../values/event-description.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Event } from "./event.type.server.ts";

/** Describes an event with its facts and labels in the site's language. */
export function useEventDescription(event: Parameters<typeof describeEvent>[0]) {
  return describeEvent(event, useWords("coming").states);
}

/** Shows the event's place with a link to a map; the map loads only after a tap. */
export function EventPlace({ event }: { event: Event }) {
  const words = useWords("coming");
  const { place } = useEventDescription(event);
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

/** Shows the event's time; the date before a postponement is struck through. */
export function EventTime({ event }: { event: Event }) {
  const { when, struck, isOff } = useEventDescription(event);
  if (struck === "") return when;
  if (isOff) return <del>{struck}</del>;
  return (
    <span>
      <del>{struck}</del> {when}
    </span>
  );
}

/** Explains a postponed, cancelled or past event to guests. */
export function EventStateNote({ event }: { event: Event }) {
  const { states: words } = useWords("coming");
  const { notice } = useEventDescription(event);
  const { state, stateNote, takesSignups } = event;
  if (state === "planned" || (state === "over" && !stateNote)) return null;
  const told = takesSignups && state !== "over" ? words[`${state}Text`] : "";
  const text = [stateNote, told].filter(Boolean).join(" ");
  return (
    <div className="note g-pink stack" role="note">
      <h2 className="t-3">{notice}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
