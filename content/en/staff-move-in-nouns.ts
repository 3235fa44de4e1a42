/** Nouns of imported things, for one and for several. An import records no other noun. */
const nouns = {
  post: ["post", "posts"],
  page: ["page", "pages"],
  event: ["event", "events"],
  photo: ["photo", "photos"],
  "known-photo": ["photo that was here already", "photos that were here already"],
  project: ["project", "projects"],
  document: ["document", "documents"],
  news: ["news item", "news items"],
  contributor: ["person or partner", "people or partners"],
  words: ["page with words as a draft", "pages with words as a draft"],
  setting: ["setting", "settings"],
  redirect: ["old address", "old addresses"],
  subscriber: ["reader of the newsletter", "readers of the newsletter"],
  "former-reader": ["address that gets no newsletter", "addresses that get no newsletter"],
  volunteer: ["volunteer", "volunteers"],
  "past-gift": ["past gift", "past gifts"],
} as const satisfies Record<string, readonly [string, string]>;

export type BroughtNoun = keyof typeof nouns;

/** Nouns of entries that the site has no place for. */
const left = {
  comment: ["comment", "comments"],
  order: ["order", "orders"],
  message: ["message", "messages"],
  trash: ["item from the trash", "items from the trash"],
  pdf: ["PDF file", "PDF files"],
  file: ["file that is no picture", "files that are no pictures"],
  task: ["task of a calendar", "tasks of a calendar"],
  event: ["event that is cancelled or has no day", "events that are cancelled or have no day"],
  empty: ["item without words", "items without words"],
} as const satisfies Record<string, readonly [string, string]>;

export type LeftKind = keyof typeof left;

type Forms = readonly [one: string, others: string];

/** Kinds of the old site that have another name here. */
const others: Record<string, Forms> = { tribe_events: nouns.event };

/** @returns undefined for a kind of a plugin */
export const nounOf = (noun: string): Forms | undefined =>
  Object.hasOwn(nouns, noun) ? nouns[noun as BroughtNoun] : others[noun];

export const leftOf = (kind: string): Forms => (Object.hasOwn(left, kind) ? left[kind as LeftKind] : [kind, kind]);
