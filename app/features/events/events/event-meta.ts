import { labelled } from "content/labelled.ts";
import { firstWords } from "../../../values/media-block.ts";
import type { Event } from "./event.type.server.ts";

/** Returns metadata for search engines and messengers. @param label `Cancelled` or `Postponed`; empty otherwise */
export const eventMeta = ({ title, description }: Pick<Event, "title" | "description">, label: string) => ({
  title: label ? labelled(label, title) : title,
  description: firstWords(description),
});
