import * as v from "valibot";
import {
  hasMoment,
  momentMessage,
  publishingEntries,
  requiredDay,
  requiredParagraphs,
  requiredText,
  text,
} from "../../cms/publishing-schema.ts";

const time = v.pipe(text(5), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Write a time like 09:30"));

/** Specification, section 5; the upload checks the picture. */
export const eventSchema = v.pipe(
  v.object({
    title: requiredText(200, "Title is required"),
    theme: text(200),
    location: requiredText(200, "Location is required"),
    date: requiredDay("Date is required"),
    /** A checkbox: present or absent. */
    monthOnly: v.pipe(
      text(5),
      v.transform((tick) => tick !== ""),
    ),
    startTime: time,
    endTime: time,
    description: requiredParagraphs("Description is required"),
    list: v.pipe(
      v.optional(v.array(text(200)), []),
      v.transform((entries) => entries.filter((entry) => entry !== "")),
    ),
    ...publishingEntries,
  }),
  v.forward(
    v.partialCheck(
      [["startTime"], ["endTime"]],
      ({ startTime, endTime }) => endTime === "" || startTime !== "",
      "Say when it starts, too",
    ),
    ["startTime"],
  ),
  v.forward(v.partialCheck([["status"], ["publishAt"]], hasMoment, momentMessage), ["publishAt"]),
);

export type EventFields = v.InferOutput<typeof eventSchema>;
