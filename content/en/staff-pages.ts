/** Texts of the page on which staff change the site's texts. */
export const staffPages = {
  title: "Words",
  lede: "All texts of the fixed pages. Your changes stay when the software is updated.",
  own: "Own pages",
  wordsOf: (page: string) => `Words of ${page}`,
  alsoCalled: (page: string) => `${page}, ${page} page, text of the ${page} page`,
  edit: "Edit",
  see: "See the page",
  preview: "Preview",
  side: {
    lede: "The saved page, with the changes that wait.",
    frame: (label: string) => `The page “${label}”`,
  },
  history: "History",
  original: "Not changed yet",
  changed: "Changed",
  saved: (name: string, date: string) => `${name}, ${date}`,
  nextDraft: "There is a draft. Visitors see the published text.",
  nextScheduled: (moment: string) => `A change goes live on ${moment}. Visitors see the present text until then.`,
  /** About a waiting change, by the language of the site when it was written. */
  writtenIn: {
    en: "It was written while the site spoke English.",
    fr: "It was written while the site spoke French.",
  },
  /** After saving a form, by the language of the site when it was opened. */
  openedIn: {
    en: "The form was opened while the site spoke English. Read the page again: only your own words were kept from it.",
    fr: "The form was opened while the site spoke French. Read the page again: only your own words were kept from it.",
  },
  discard: "Discard it",
  save: "Save",
  done: {
    published: "The page is saved. Visitors see it now.",
    draft: "The draft is saved. Visitors see the published text.",
    scheduled: "The change is scheduled. Visitors see the present text until then.",
  },
  discarded: "The change is discarded. It stays in the history.",
  restored: "The earlier version is back. Visitors see it now.",
  sentenceWaits: "This page has a change that is not published. Open the page in Pages, then publish or discard it.",
  past: "That time is over. Choose a later one, or publish now.",
  notYet: "The page is not saved yet.",
  failed: "The page could not be saved just now. What you typed is still here.",
  newer:
    "The page was changed while you were writing. Your text is still here. Compare it with the saved text. If you save again, yours replaces it.",
  /** Texts that tell where money goes or whom to call. */
  sure: {
    note: (admins: string[]) =>
      `Only admins can publish text about money or telephone numbers. Save yours as a draft, and ask ${admins.join(" or ")}.`,
    refused: (admins: string[]) =>
      `Only admins can publish text about money or telephone numbers. Save it as a draft, and ask ${admins.join(" or ")}.`,
    field: "Only admins can publish this",
    fromPage: "Open the page in Pages and bring it back there. Your password is needed.",
  },
  /** Notice about the foundation's own texts that are no longer used since an update. */
  ended: {
    heading: "Your own texts that ended",
    lede: "The answers of the account check, the receipt check and the withdrawal page are now the same on every site. Your texts were:",
    was: (page: string, field: string) => `${page}, ${field}`,
    button: "I have read it",
    done: "Saved. You can find the list in the log.",
    need: "Some of your own texts ended with the update",
    needDetail: "Read them once",
    needAct: "Read",
  },
  find: "Find in these words",
  findAll: "Find a sentence of any page",
  findButton: "Find",
  found: (count: number) => (count === 0 ? "No sentence has these words." : `${count} of the sentences`),
  group: (first: string, more: number) => (more === 0 ? first : `${first} (and ${more} more)`),
  tap: "See the page. Tap a sentence in it to change it.",
  toOriginal: "Back to the original",
  about: (label: string) => `(${label})`,
  places: (names: string[]) => `${names.map((name) => `{${name}}`).join(" and ")}: filled in from Foundation.`,
  placesOfSite: (names: string[]) => `${names.map((name) => `{${name}}`).join(" and ")}: filled in by the site.`,
  cards: {
    add: "Add a card",
    remove: (place: number) => `Remove card ${place}`,
    removeShort: "Remove",
    up: (place: number) => `Move up card ${place}`,
    name: (label: string, place: number) => `${label} ${place}`,
    part: (label: string, place: number) => `${label}, card ${place}`,
  },
  glyphs: {
    therapy: "Speech and therapy",
    scholar: "Book",
    health: "Health",
    empower: "Skills",
    needs: "Wheelchair",
    girl: "Girl",
  },
} as const;
