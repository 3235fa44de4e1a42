/** A picture as pages show it. */
export interface Photo {
  /** Address on this site. */
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Where a picture can hang: on a thing of the site, or in one of the fixed places of its pages. */
export type PhotoSubject = `${"event" | "project" | "post" | "news"}:${number}` | `place:${Place}`;

/** The places on fixed pages where a photograph may replace the drawing. */
export const places = ["home-hero", "home-about", "home-founder", "banner", "about-video", "donate"] as const;
export type Place = (typeof places)[number];
