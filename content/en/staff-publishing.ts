const photos = (count: number) => (count === 1 ? "One photo" : `${count} photos`);

const numbers = ["", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Words of the sheet from which staff publish. */
export const staffPublishing = {
  open: "Publish",
  heading: "Ready to publish?",
  close: "Back to writing",
  goOn: "Go on writing",
  when: "When",
  busy: "Submitting...",
  choices: {
    published: { label: "Publish now", note: "On the site within a minute" },
    scheduled: { label: "Schedule", note: "It is published at your day and time" },
    draft: { label: "Keep as draft", note: "Only people who sign in can see it" },
  },
  /** Choices for an item that is on the site. */
  again: {
    published: { label: "Publish the changes", note: "On the site within a minute" },
    scheduled: { label: "Schedule", note: "Off the site until then" },
    draft: { label: "Keep as draft", note: "Takes it off the site; only people who sign in can see it" },
  },
  moment: "Day and time, {clock} ({zone})",
  past: "That time is over. Choose a later one, or publish now.",
  missing: "Choose a day and a time",
  skipped: "This time does not exist on that day, because the clocks go forward. Choose another time.",
  inOrder: (count: number) => (count === 1 ? "One thing is in order" : `${count} things are in order`),
  checks: "Checks",
  checking: "Checking ...",
  unchecked: {
    heading: "You check this; the site cannot",
    text: "The site checks it when you are connected. It may refuse it then, for example for a photo without consent.",
    kept: "If so, it stays on this phone. “Saved on this phone” says why.",
  },
  /** While photos of the form are still being sent. */
  onTheirWay: {
    heading: (count: number) => `${count === 1 ? "1 photo is" : `${count} photos are`} still being sent`,
    waiting:
      "If you wait, it is published when they have arrived, even if you close this page. If the site refuses something, “Saved on this phone” says why.",
    leaving: (count: number) =>
      count === 1
        ? "Otherwise the photo goes to Photos, and this text is published without it."
        : "Otherwise the photos go to Photos, and this text is published without them.",
    wait: (count: number) => (count === 1 ? "Wait for it" : "Wait for them"),
    without: (count: number) => (count === 1 ? "Publish without it" : "Publish without them"),
    notKept:
      "This phone has no room for the photos until they are sent. Wait on this page until they have arrived, or go back and remove them.",
    stuck: "The photos could not be removed. Go back to writing and remove them there.",
  },
  /** Heading of the sheet, and its button, while saving would refuse something. */
  nearly: "Nearly",
  first: (count: number) => `${count === 1 ? "One thing" : `${numbers[count] ?? count} things`} first`,
  show: "Show me",
  passed: "In order",
  warns: "Look at this",
  title: { good: "It has a title", bad: "Give it a title first. Two words will do." },
  alt: {
    good: "Every photo says what is in it",
    bad: (count: number) => `${photos(count)} ${count === 1 ? "does" : "do"} not say what is in it`,
    note: "Say what is in the photo, in one sentence",
  },
  headings: {
    good: "Headings are in order",
    empty: "A heading is empty",
    skipped: "A small heading stands before the first large one",
    note: "Screen readers jump from heading to heading",
  },
  consent: {
    bad: (count: number) => `${photos(count)} ${count === 1 ? "waits" : "wait"} for consent`,
    note: (count: number) =>
      `Write down who said yes, or take ${count === 1 ? "it" : "them"} out. Until then it is not published`,
    good: "Consent is recorded for every photo",
    gone: (count: number) => `${photos(count)} ${count === 1 ? "was" : "were"} withdrawn`,
    goneNote: "Readers see a drawing instead",
    waits: (count: number) => `${photos(count)} ${count === 1 ? "is" : "are"} not shown yet`,
    waitsNote:
      "One person said who is in it. It is shown when its faces are counted, when another person agrees, or after a day",
    moreFaces: (count: number) => ({
      text: `${photos(count)} ${count === 1 ? "has" : "have"} more faces than consents.`,
      note: "Look: is one consent for several children? You can publish now. The safeguarding lead will look too",
    }),
    uncounted: {
      yet: (count: number) => ({
        text: `The site has not counted the faces in ${count === 1 ? "1 photo" : `${count} photos`} yet.`,
        note: "Look yourself: did everyone who can be recognised agree? You can publish now. If the count finds more faces than consents, the safeguarding lead will look",
      }),
      off: (count: number) => ({
        text: `The site has not counted the faces in ${count === 1 ? "1 photo" : `${count} photos`}.`,
        note: "Counting is switched off in Settings. Look yourself: did everyone who can be recognised agree? You can publish now",
      }),
    },
  },
  links: {
    good: "Links lead somewhere",
    count: (count: number) => `${count} looked at; only pages of this site are opened`,
    bad: (link: string) => `A link leads nowhere on this site: ${link}`,
  },
  weight: {
    good: "Light enough for a phone",
    bad: "Heavy for a phone. Take a photo out, or split it in two",
    note: (bytes: number) => `${Math.max(1, Math.round(bytes / 1_000))} kB of photos`,
  },
  card: "How it looks in WhatsApp",
  cardPicture: "The picture of the page",
  preview: {
    show: "Preview",
    title: "Preview",
    phone: "On a phone",
    both: "On a desk and a phone",
    onDesk: "Preview on a desk",
  },
} as const;
