import { fieldErrors } from "content/staff-fields.ts";
import { photoErrors as errors } from "content/staff-photo-errors.ts";
import * as v from "valibot";
import { places, readFocalPoint } from "./photo.ts";

/** Not in `photo.ts`, because the first view of the staff area loads that file. */
export const photoSchema = v.object({
  alt: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty(() => errors.alt),
    v.maxLength(300, () => fieldErrors.tooLong(300)),
  ),
  focus: v.pipe(
    v.optional(v.array(v.string()), ["50-50"]),
    v.check(
      (values) => readFocalPoint(values) !== undefined,
      () => errors.focus,
    ),
    v.transform((values) => readFocalPoint(values) ?? "50-50"),
  ),
  /** Fixed places in which the photo replaces a drawing. */
  places: v.optional(v.array(v.picklist(places, () => errors.place)), []),
});

export type PhotoFields = v.InferOutput<typeof photoSchema>;
