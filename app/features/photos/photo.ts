import type { FocalPoint } from "./photo-schema.ts";

/** One size of a photograph. */
export interface PhotoSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  /** As in `Photo`. */
  src: string;
}

/** A picture as pages show it. */
export interface Photo {
  /** Address on this site, or a whole one where the settings have pictures shown from elsewhere. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Its sizes; none for a drawing, which fits every width. */
  sizes?: PhotoSize[];
  /** Where what matters is, as `across-down` in percent; none for the middle. */
  focus?: string;
  /** Its colour as a whole: three hexadecimal digits. */
  tone?: string;
}

/** Where a picture can hang: on a thing of the site, on somebody of the staff, or in a fixed place of its pages. */
export type PhotoOwner = `${"event" | "project" | "post" | "news"}:${number}` | `user:${string}` | `place:${Place}`;

/** The places on fixed pages where a photograph may replace the drawing. */
export const places = ["home-hero", "home-about", "home-founder", "banner", "about-video", "donate"] as const;
export type Place = (typeof places)[number];

/** A picture in a form of staff. */
export interface ChosenPhoto {
  id: number;
  src: string;
  alt: string;
  /** Somebody said that everybody in it agreed. */
  agreed: boolean;
  kind: "drawing" | "photograph";
  focus: FocalPoint;
}
