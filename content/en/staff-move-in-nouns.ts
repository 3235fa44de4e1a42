/** Nouns of imported things, for one and for several. An import records no other noun. */
const nouns = {
  post: ["post", "posts"],
  page: ["page", "pages"],
  event: ["event", "events"],
  photo: ["photo", "photos"],
  "known-photo": ["photo that was here already", "photos that were here already"],
  drawing: ["drawing", "drawings"],
  "known-drawing": ["drawing that was here already", "drawings that were here already"],
  place: ["photo of a fixed page", "photos of fixed pages"],
  pdf: ["PDF of a document", "PDFs of documents"],
  figures: ["event with counted figures", "events with counted figures"],
  proposal: ["proposal", "proposals"],
  bank: ["proposal of ways to give", "proposals of ways to give"],
  project: ["project", "projects"],
  document: ["document", "documents"],
  news: ["news item", "news items"],
  contributor: ["person or partner", "people or partners"],
  words: ["page with words as a draft", "pages with words as a draft"],
  setting: ["setting", "settings"],
  switch: ["switch of what you use", "switches of what you use"],
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
  event: ["event without a day", "events without a day"],
  empty: ["item without words", "items without words"],
  noDay: ["event whose day is not in the calendar", "events whose day is not in the calendar"],
  pastDay: ["past day of a series", "past days of a series"],
} as const satisfies Record<string, readonly [string, string]>;

export type LeftKind = keyof typeof left;

type Forms = readonly [one: string, others: string];

/** Kinds of the old site that have another name here. */
const others: Record<string, Forms> = { tribe_events: nouns.event };

/** @returns undefined for a kind of a plugin */
export const nounOf = (noun: string): Forms | undefined =>
  Object.hasOwn(nouns, noun) ? nouns[noun as BroughtNoun] : others[noun];

export const leftOf = (kind: string): Forms => (Object.hasOwn(left, kind) ? left[kind as LeftKind] : [kind, kind]);
