/** Words of the section of the staff page of words that lists what the sample claims of the foundation. */
export const staffClaims = {
  heading: (waiting: number) =>
    waiting === 0
      ? "What the sample said about you"
      : waiting === 1
        ? "1 sentence of the sample waits"
        : `${waiting} sentences of the sample wait`,
  lede: "These ready-made sentences state facts. Each is hidden until one of you confirms or rewrites it.",
  shown: "Visitors see these, because one of you confirmed them.",
  confirm: "This is true: show it",
  hide: "Hide it again",
  rewrite: "Rewrite it",
  /** Pages of the claims in the settings. */
  places: {
    founded: "Founded",
    figures: "Figures of the about page",
    shares: "How donations are used",
  },
  by: (name: string, day: string) => `${name} confirmed it on ${day}.`,
  before: (day: string) => `It was on the site before ${day}.`,
  notYet: "Nothing was changed.",
  confirmed: "Confirmed: visitors see it now.",
  hidden: "Visitors no longer see it.",
  /** Another person confirmed it first. */
  already: (name: string, day: string) => `${name} has confirmed it already, on ${day}.`,
  alreadyHidden: "It is hidden already.",
  gone: "A colleague has rewritten that sentence. Look at the page again.",
  changed: "That sentence has changed since you opened the page. Read it again, then confirm it.",
  /** In the checklist, before the welcome is done. */
  whole: "Until the welcome ends, the site shows the sample’s facts. Then it asks you about each",
  /** In the checklist, before the welcome is done in another country than the sample’s. */
  abroad: "The sample’s facts are hidden. After the welcome the site asks you about each",
  /** In the checklist. */
  todo: (waiting: number) =>
    waiting === 1
      ? "1 sentence of the sample waits: confirm it, or rewrite it"
      : `${waiting} sentences of the sample wait: confirm them, or rewrite them`,
  /** At the end of the welcome. */
  end: (waiting: number) =>
    waiting === 1
      ? "1 ready-made sentence is hidden until you say it is true."
      : `${waiting} ready-made sentences are hidden until you say they are true.`,
  link: "Look at them",
} as const;
