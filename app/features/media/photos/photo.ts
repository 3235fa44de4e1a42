import type { ContentNoun } from "../../../server/db/tables.ts";
import type { ConsentAnswer } from "../../../values/consent-answer.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";

/** Photos between paragraphs, by id; "gone" for one that was taken down. */
export type ShownPhotos<Shown extends ShownPicture = PublicPicture> = Record<number, Shown | "gone">;

/** What has photos: those that were chosen, or the cover that its text gives. */
export interface Pictured<Shown extends ShownPicture = PublicPicture> {
  /** Cover first. */
  photos: Shown[];
  /** The cover stands in the text: the first photo there that may be shown, as nobody chose another. */
  coverInText: number | undefined;
}

/** A photo's owner: an item, a staff member, or a fixed place of the pages. */
export type PhotoOwner = `${ContentNoun}:${number}` | `user:${string}` | `place:${Place}`;

/** Known to `visible-owner-queries.server.ts` alone. */
declare const visible: unique symbol;

/** An owner of photos or recordings that visitors can open now. */
export type VisibleOwner = string & { readonly [visible]: true };

/** Owner of the photos between an item's paragraphs, in the list of attachments. */
export const textOwner = (owner: string): TextOwner => `text:${owner}`;
export type TextOwner = `text:${string}`;

/** Places where a photograph can replace a drawing. */
export const places = ["home-hero", "home-about", "home-founder", "banner", "about-video", "donate"] as const;
export type Place = (typeof places)[number];

export interface ChosenPhoto {
  id: number;
  src: string;
  alt: string;
  /** Everybody recognisable in it agreed, and it lasts. */
  hasConsent: boolean;
  isWithdrawn?: boolean;
  /** One person's word stands for it, and it waits for a count, another person, or a day. */
  isWaiting?: boolean;
  /** What a form says that nobody saved yet. */
  answer?: ConsentAnswer | undefined;
  kind: "drawing" | "photograph";
  focus: FocalPoint;
  /** How many faces were counted; undefined while nothing counted. */
  faces?: number | undefined;
}

/** How a photo stands with consent; a drawing needs none. */
export const consentOf = ({
  kind,
  hasConsent,
  isWithdrawn,
  isWaiting,
}: Pick<ChosenPhoto, "kind" | "hasConsent" | "isWithdrawn" | "isWaiting">) =>
  kind === "drawing" ? "noPeople" : isWithdrawn ? "withdrawn" : hasConsent ? "recorded" : isWaiting ? "waits" : "ask";

/** Percentages from left and top. */
export type FocalPoint = `${number}-${number}`;

/** What a form has: one value like `40-62`, or both numbers; undefined for none, or nonsense. */
export function readFocalPoint(values: readonly string[] = []): FocalPoint | undefined {
  const [, across, down] = /^(\d{1,2}|100)-(\d{1,2}|100)$/.exec(values.join("-")) ?? [];
  return across === undefined || down === undefined ? undefined : `${Number(across)}-${Number(down)}`;
}
