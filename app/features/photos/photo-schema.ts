import * as v from "valibot";
import { places } from "./photo.ts";

/** The most that one picture may weigh on its way here, in bytes. */
export const photoBytes = 20 * 1024 * 1024;

/** The nine places where what matters in a picture can be. */
export const focalPoints = ["0-0", "50-0", "100-0", "0-50", "50-50", "100-50", "0-100", "50-100", "100-100"] as const;
export type FocalPoint = (typeof focalPoints)[number];

/** The place that two shares, in percent from the left and from the top, stand for; the middle for all others. */
export function focalPointOf(across: number, down: number): FocalPoint {
  return focalPoints.find((place) => place === `${across}-${down}`) ?? "50-50";
}

/** What staff say about a picture. */
export const photoSchema = v.object({
  alt: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty("Say in one sentence what is in the photo"),
    v.maxLength(300, "Must be 300 characters or less"),
  ),
  focus: v.optional(v.picklist(focalPoints, "Choose one of the places"), "50-50"),
  consent: v.optional(v.literal("on", "Tick this, or the picture cannot be shown")),
  /** The fixed places of the site where it hangs in place of the drawing. */
  places: v.optional(v.array(v.picklist(places, "Choose one of the places")), []),
});

export type PhotoFields = v.InferOutput<typeof photoSchema>;
