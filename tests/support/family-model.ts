import type { StaffMember } from "../../app/server/auth/auth.ts";
import type { AppContext } from "../../app/server/context.server.ts";

// The truth about families, photos and voices, which random histories compare with the site.

const staff = (id: string, role: "admin" | "editor" | "lead"): StaffMember => ({
  id,
  roles: [role],
  name: `Sample ${id}`,
  email: `${id}@example.org`,
  position: null,
  twoFactor: false,
  readsSafeguarding: role === "lead",
});
export const admin = staff("a", "admin");
export const editor = staff("e", "editor");
export const lead = staff("l", "lead");

/** `out`: staff said that the child is not in it; `released`: a lead confirmed it. */
type Word = "in" | "out" | "released";

export interface Child {
  /** Like `P-12`; empty before the first consent. */
  code: string;
  cards: string[];
  /** Places in which this machine knows the child: path of a photo, or `recordingNow`. */
  here: Map<string, Word>;
  /** Places in which any machine knew the child, as the list beside the backups has them. */
  noted: Map<string, Word>;
}

/** Facts of a history, and its machine. */
export interface Family {
  seed: number;
  draw(bound: number): number;
  machine: { ctx: AppContext };
  clock: { at: Date; now(): Date };
  children: [Child, Child];
  /** Two posts with recordings. */
  posts: [string, string];
  /** The picture of which each photo is a copy, by path. */
  groups: Map<string, number>;
  /** Time of a lead's last decision "another picture", by path. */
  said: Map<string, string>;
  /** Photos whose rows are deleted. */
  deleted: Set<string>;
  /** Number of deletions of a recording (owner and path): a new one is another recording. */
  again: Map<string, number>;
}

export const newChild = (): Child => ({ code: "", cards: [], here: new Map(), noted: new Map() });

/** Identifies a recording: one that comes again after deletion is another one. */
export const recordingNow = ({ again }: Pick<Family, "again">, place: string): string =>
  `${place} ${again.get(place) ?? 0}`;

export const placeOf = (recording: string): string => recording.split(" ").slice(0, 2).join(" ");

export function note(family: Family, child: Child, place: string, word: Word): void {
  child.here.set(isVoice(place) ? recordingNow(family, place) : place, word);
  child.noted.set(place, word);
}

export const isVoice = (place: string): boolean => place.includes(" ");

export function reachedBy(places: Map<string, Word>): { photos: string[]; recordings: string[] } {
  const all = [...places].filter(([, word]) => word !== "released").map(([place]) => place);
  return { photos: all.filter((one) => !isVoice(one)), recordings: all.filter(isVoice) };
}

/** A perceptual hash: similar within a group, different between groups. */
export function lookOf(group: number, copy: number): string {
  const words = [1, 2, 3, 4].map((word) => (Math.imul(group * 4 + word, 0x9e3779b1) ^ (group << 7)) >>> 0);
  const last = ((words[3] ?? 0) ^ (copy % 7)) >>> 0;
  return [...words.slice(0, 3), last].map((word) => word.toString(16).padStart(8, "0")).join("");
}
