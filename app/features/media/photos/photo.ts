import type { ContentNoun } from "../../../server/db/tables.ts";
import type { ConsentAnswer } from "../../../values/consent-answer.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";

/** Photos between paragraphs, by id; "gone" for a withdrawn photo. */
export type ShownPhotos<Shown extends ShownPicture = PublicPicture> = Record<number, Shown | "gone">;

/** The photos chosen for an item, or the cover from its text. */
export interface Pictured<Shown extends ShownPicture = PublicPicture> {
  /** The cover is first. */
  photos: Shown[];
  /** Id of the first shown photo in the text, if no cover was chosen. */
  coverInText: number | undefined;
}

/** An item, a staff member, or a fixed place. */
export type PhotoOwner = `${ContentNoun}:${number}` | `user:${string}` | `place:${Place}`;

/** Only `visible-owner-queries.server.ts` creates this type. */
declare const visible: unique symbol;

/** An owner that visitors can open now. */
export type VisibleOwner = string & { readonly [visible]: true };

/** Returns the owner of an item's photos between paragraphs. */
export const textOwner = (owner: string): TextOwner => `text:${owner}`;
export type TextOwner = `text:${string}`;

/** Places where a photograph can replace a drawing. */
export const places = ["home-hero", "home-about", "home-founder", "banner", "about-video", "donate"] as const;
export type Place = (typeof places)[number];

export interface ChosenPhoto {
  id: number;
  src: string;
  alt: string;
  /** True if all recognisable people agreed, and no consent has expired. */
  hasConsent: boolean;
  isWithdrawn?: boolean;
  /** True if one person's answer waits for a count of faces, a second person, or a day. */
  isWaiting?: boolean;
  answer?: ConsentAnswer | undefined;
  kind: "drawing" | "photograph";
  focus: FocalPoint;
  /** Number of found faces; undefined if they were not counted. */
  faces?: number | undefined;
}

/** Returns the consent state of a photo; a drawing needs no consent. */
export const consentOf = ({
  kind,
  hasConsent,
  isWithdrawn,
  isWaiting,
}: Pick<ChosenPhoto, "kind" | "hasConsent" | "isWithdrawn" | "isWaiting">) =>
  kind === "drawing" ? "noPeople" : isWithdrawn ? "withdrawn" : hasConsent ? "recorded" : isWaiting ? "waits" : "ask";

/** Percent from the left and from the top. */
export type FocalPoint = `${number}-${number}`;

/** Reads a focal point from one value such as `40-62`, or from two numbers; undefined for other values. */
export function readFocalPoint(values: readonly string[] = []): FocalPoint | undefined {
  const [, across, down] = /^(\d{1,2}|100)-(\d{1,2}|100)$/.exec(values.join("-")) ?? [];
  return across === undefined || down === undefined ? undefined : `${Number(across)}-${Number(down)}`;
}
