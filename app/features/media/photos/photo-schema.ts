import * as v from "valibot";
import { places, readFocalPoint } from "./photo.ts";

/** Not in `photo.ts`, because the first view of the staff area loads that file. */
export const photoSchema = v.object({
  alt: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty("Say in one sentence what is in the photo"),
    v.maxLength(300, "Must be 300 characters or less"),
  ),
  focus: v.pipe(
    v.optional(v.array(v.string()), ["50-50"]),
    v.check((values) => readFocalPoint(values) !== undefined, "Touch the photo where it matters most"),
    v.transform((values) => readFocalPoint(values) ?? "50-50"),
  ),
  /** Fixed places in which the photo replaces a drawing. */
  places: v.optional(v.array(v.picklist(places, "Choose one of the places")), []),
});

export type PhotoFields = v.InferOutput<typeof photoSchema>;
