import { formatList } from "../intl.ts";
import { type Since, stoppedAt } from "./counting.ts";

/**
 * Texts about drafts that are not sent yet.
 * @param device `phone` or `computer`
 */
export const staffDrafts = {
  saving: "Saving",
  /** @param time by the site's clock; undefined if this device does not know it */
  onDevice: (device: string, time?: string) => ["Saved on this", device, time].filter(Boolean).join(" "),
  onServer: (time?: string) => ["Saved", time].filter(Boolean).join(" "),
  away: (device: string) => `The site did not answer. Your text is saved on this ${device} and will be sent.`,
  signedOut: (device: string) => `You were signed out. Your text is saved on this ${device}. Sign in to go on.`,
  signIn: "Sign in on another tab",
  full: (device: string) => `This ${device} is nearly full. Free some space, or send now while you are connected.`,
  tooLarge: (device: string) =>
    `This text is too long for a draft on the site. It is saved on this ${device}. Split it in two, or shorten it.`,
  elsewhere: (time: string) => `Your text from another device, until ${time}, is saved.`,
  before: "Your earlier text here is saved too.",
  use: "Go on with it",
  swap: "Change back to it",
  discard: "Delete the saved draft",
  others: (names: string[]) =>
    `${formatList(names)} ${names.length === 1 ? "has" : "have"} this open too. Both of you can write. Nothing is lost.`,
  deleted: (device: string) => `This was deleted while you were writing. Your text is safe on this ${device}.`,
  bringBack: "Bring it back",
  staysDeleted: "It could not be brought back. Your text is still here.",
  keepAsNew: "Keep mine as a new draft",
  broughtBack: "It is back. Go on writing.",
} as const;

const places = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** Rows on the home page about a person’s own drafts. */
export const draftNeeds = {
  label: (title: string) => `Your draft: ${title}`,
  untitled: "without a title",
  detail: (paragraphs: number, since: Since) => {
    const place = places[paragraphs - 1];
    const where = place === undefined ? `paragraph ${paragraphs}` : `the ${place} paragraph`;
    return paragraphs === 0 ? `You stopped ${stoppedAt(since)}` : `You stopped after ${where}, ${stoppedAt(since)}`;
  },
  act: "Finish",
} as const;

/** Label on the page about people's data. */
export const draftData = { label: "Writing of theirs that is not sent yet" };
