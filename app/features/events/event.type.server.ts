import { listColumn, nullableColumn, textColumn } from "../../cms/content-fields.server.ts";
import type { ContentType } from "../../cms/content-type.server.ts";
import { attachFromForm } from "../photos/attach-from-form.server.ts";
import { canWriteEvents } from "./event-permissions.ts";
import { type EventFields, eventSchema } from "./event-schema.ts";

export const eventType: ContentType<"events", EventFields> = {
  table: "events",
  noun: "event",
  schema: eventSchema,
  lists: ["description", "list"],
  searched: ["title", "theme", "location", "description"],
  attach: attachFromForm("event", "Image is required"),
  may: canWriteEvents,
  fields: {
    title: textColumn("title"),
    theme: nullableColumn("theme"),
    location: textColumn("location"),
    // Month precision stores no day.
    date: {
      toColumns: (date, { monthOnly }) => ({ date: monthOnly ? `${date.slice(0, 7)}-01` : date }),
      fromRow: ({ date }) => date,
    },
    monthOnly: {
      toColumns: (monthOnly) => ({ date_precision: monthOnly ? "month" : "day" }),
      fromRow: ({ date_precision }) => (date_precision === "month" ? "yes" : ""),
    },
    startTime: nullableColumn("start_time"),
    endTime: nullableColumn("end_time"),
    description: listColumn("description"),
    list: listColumn("list"),
  },
};
