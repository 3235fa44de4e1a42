import * as v from "valibot";

export interface PhotoSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  /** As in `Photo`. */
  src: string;
}

export interface Photo {
  /** A path on this site, or an absolute URL with a media host. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** None for a drawing, which scales. */
  sizes?: PhotoSize[];
  /** Focal point as `across-down` in percent; undefined is the centre. */
  focus?: string;
  /** Dominant colour: three hexadecimal digits. */
  dominantColor?: string;
}

/** A photo's owner: an item, a staff member, or a fixed place of the pages. */
export type PhotoOwner = `${"event" | "project" | "post" | "news"}:${number}` | `user:${string}` | `place:${Place}`;

/** Places where a photograph can replace a drawing. */
export const places = ["home-hero", "home-about", "home-founder", "banner", "about-video", "donate"] as const;
export type Place = (typeof places)[number];

export interface ChosenPhoto {
  id: number;
  src: string;
  alt: string;
  /** Consent of everyone in the picture. */
  hasConsent: boolean;
  kind: "drawing" | "photograph";
  focus: FocalPoint;
}

export const focalPoints = ["0-0", "50-0", "100-0", "0-50", "50-50", "100-50", "0-100", "50-100", "100-100"] as const;
export type FocalPoint = (typeof focalPoints)[number];

/** The focal point at these percentages from left and top; the centre for unknown ones. */
export const focalPointOf = (across: number, down: number): FocalPoint =>
  focalPoints.find((place) => place === `${across}-${down}`) ?? "50-50";

export const photoSchema = v.object({
  alt: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty("Say in one sentence what is in the photo"),
    v.maxLength(300, "Must be 300 characters or less"),
  ),
  focus: v.optional(v.picklist(focalPoints, "Choose one of the places"), "50-50"),
  consent: v.optional(v.literal("on", "Tick this, or the picture cannot be shown")),
  /** The fixed places where the photo replaces the drawing. */
  places: v.optional(v.array(v.picklist(places, "Choose one of the places")), []),
});

export type PhotoFields = v.InferOutput<typeof photoSchema>;
