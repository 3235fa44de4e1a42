import { archiveKind } from "./archive-kind.server.ts";
import { eventKind } from "./event-kind.server.ts";
import { giftKind } from "./gift-kind.server.ts";
import type { ImportKind, UndoThing } from "./import-kind.server.ts";
import { storyKind } from "./story-kind.server.ts";
import { subscriberKind } from "./subscriber-kind.server.ts";
import { volunteerKind } from "./volunteer-kind.server.ts";

const megabyte = 2 ** 20;

/** The programs and lists that can be brought, in the order of the page. */
export const importKinds: readonly ImportKind[] = [
  storyKind({ name: "wordpress", program: "wordpress", maxExport: 100 * megabyte, accept: ".xml,.zip" }) as ImportKind,
  storyKind({ name: "ghost", program: "ghost", maxExport: 50 * megabyte, accept: ".json,.zip" }) as ImportKind,
  eventKind as ImportKind,
  subscriberKind as ImportKind,
  volunteerKind as ImportKind,
  giftKind as ImportKind,
  archiveKind as ImportKind,
];

/** Returns a kind by its name; undefined for an import that a command brought, such as that of Firebase. */
export const findKind = (name: string): ImportKind | undefined => importKinds.find((kind) => kind.name === name);

/** Returns how a thing that is no content type is undone, whichever import brought it; undefined for one that stays. */
export const undoOf = (noun: string): UndoThing | undefined =>
  importKinds.map(({ undo }) => undo?.[noun]).find((undo) => undo !== undefined);

/** @throws Error for an import without a kind, which has no files to read or bring */
export function requireKind(name: string): ImportKind {
  const found = findKind(name);
  if (found === undefined) throw new Error(`No kind of import is called ${name}.`);
  return found;
}
