import { parseTextList } from "../../values/text-list.ts";
import type { ContentKind } from "../desk/content-kind.server.ts";
import { hangFromForm } from "../photos/hang-from-form.server.ts";
import { mayWriteEvents } from "./event-rules.ts";
import { type EventFields, eventSchema } from "./event-schema.ts";

/** What the desk must know of events. */
export const eventKind: ContentKind<"events", EventFields> = {
  table: "events",
  noun: "event",
  schema: eventSchema,
  lists: ["description", "list"],
  searched: ["title", "theme", "location", "description"],
  hang: hangFromForm("event", "Image is required"),
  may: mayWriteEvents,
  columnsOf: (fields) => ({
    title: fields.title,
    theme: fields.theme || null,
    location: fields.location,
    // Where only the month is known, no day is kept.
    date: fields.monthOnly ? `${fields.date.slice(0, 7)}-01` : fields.date,
    date_precision: fields.monthOnly ? "month" : "day",
    start_time: fields.startTime || null,
    end_time: fields.endTime || null,
    description: JSON.stringify(fields.description),
    list: JSON.stringify(fields.list),
  }),
  writtenOf: (row) => ({
    title: row.title,
    theme: row.theme ?? "",
    location: row.location,
    date: row.date,
    monthOnly: row.date_precision === "month" ? "yes" : "",
    startTime: row.start_time ?? "",
    endTime: row.end_time ?? "",
    description: parseTextList(row.description),
    list: parseTextList(row.list),
  }),
};
