/** Words of the section of the staff page of words that lists what the sample claims of the foundation. */
export const staffClaims = {
  heading: (waiting: number) =>
    waiting === 0
      ? "What the sample said about you"
      : waiting === 1
        ? "1 sentence of the sample waits"
        : `${waiting} sentences of the sample wait`,
  lede: "They state facts: numbers, a year, what was done. Visitors read none of them until one of you confirms that it is true of your foundation, or rewrites it.",
  shown: "Visitors read these, because one of you confirmed them.",
  confirm: "It is true of us: show it",
  hide: "Leave it out again",
  rewrite: "Rewrite it",
  /** Where a claim of the settings stands. */
  places: {
    founded: "Founded",
    figures: "Figures of the about page",
    shares: "How donations are used",
    meaning: "Meaning of the name",
  },
  /** What must be there before a sentence can be shown. */
  missing: {
    founded: "It names the year in which you began: write it in the settings first.",
    shares: "It speaks of how donations are used: confirm the shares, or write your own, first.",
  },
  by: (name: string, day: string) => `${name} confirmed it on ${day}.`,
  before: (day: string) => `It stood on the site before ${day}.`,
  notYet: "Nothing was changed.",
  confirmed: "Confirmed: visitors read it now.",
  hidden: "Visitors do not read it any more.",
  /** Somebody else was first. */
  already: (name: string, day: string) => `${name} has confirmed it already, on ${day}.`,
  alreadyHidden: "It is left out already.",
  gone: "That sentence is no longer the sample’s: somebody has rewritten it. Look at the page again.",
  changed: "That sentence has changed since you opened the page. Read it again, then confirm it.",
  /** In the checklist, before the welcome is done. */
  whole: "Until the welcome is done, the site states the sample’s facts. Then it asks you about each",
  /** In the checklist, before the welcome is done in another country than the sample’s. */
  abroad: "Visitors read none of the sample’s facts. When the welcome is done, it asks you about each",
  /** In the checklist. */
  todo: (waiting: number) =>
    waiting === 1
      ? "1 sentence of the sample waits: confirm it, or rewrite it"
      : `${waiting} sentences of the sample wait: confirm them, or rewrite them`,
  /** At the end of the welcome. */
  end: (waiting: number) =>
    waiting === 1
      ? "1 sentence of the sample states a fact. Visitors do not read it until you confirm it."
      : `${waiting} sentences of the sample state facts. Visitors do not read them until you confirm them.`,
  link: "Look at them",
};
