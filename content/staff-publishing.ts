const photos = (count: number) => (count === 1 ? "One photo" : `${count} photos`);

const numbers = ["", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Words of the sheet from which staff publish. */
export const staffPublishing = {
  open: "Publish",
  heading: "Ready to go out?",
  close: "Back to writing",
  goOn: "Go on writing",
  when: "When",
  busy: "Submitting...",
  choices: {
    published: { label: "Publish now", note: "On the site within a minute" },
    scheduled: { label: "Schedule", note: "It appears by itself, at your day and hour" },
    draft: { label: "Keep as draft", note: "Only people who sign in can see it" },
  },
  /** Choices for an item that is on the site. */
  again: {
    published: { label: "Publish the changes", note: "On the site within a minute" },
    scheduled: { label: "Schedule", note: "Off the site until then" },
    draft: { label: "Keep as draft", note: "Takes it off the site; only people who sign in can see it" },
  },
  moment: "Day and hour, {clock} ({zone})",
  past: "That hour has gone by. Choose a later one, or publish now.",
  missing: "Choose a day and a time",
  skipped: "The clocks are put forward over this time on that day. Choose another time.",
  inOrder: (count: number) => (count === 1 ? "One thing is in order" : `${count} things are in order`),
  checks: "Before it goes",
  checking: "Checking ...",
  unchecked: {
    heading: "Checked only here, not by the site",
    text: "The checks wait for a connection. The site may still refuse it, for a photo without consent or something that is missing.",
    kept: "If it does, it stays on this phone, and “In the pocket of this phone” says why.",
  },
  /** While photos of the form are still being sent. */
  onTheirWay: {
    heading: (count: number) => `${count === 1 ? "1 photo is" : `${count} photos are`} still being sent`,
    waiting:
      "If you wait, it goes out by itself once they are there, also when you close this page. The site checks it then; if it refuses something, “In the pocket of this phone” says why.",
    leaving: (count: number) =>
      count === 1
        ? "Without it, the photo is in Photos once it has arrived, and not in this text."
        : "Without them, the photos are in Photos once they have arrived, and not in this text.",
    wait: (count: number) => (count === 1 ? "Wait for it" : "Wait for them"),
    without: (count: number) => (count === 1 ? "Publish without it" : "Publish without them"),
    notKept:
      "This phone has no room for the photos until they are sent. Wait on this page until they have arrived, or go back to writing and take them out.",
    stuck: "The photos could not be taken out. Go back to writing, and take them out there.",
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
    good: "Somebody said yes for every photo",
    gone: (count: number) => `${photos(count)} ${count === 1 ? "was" : "were"} taken back`,
    goneNote: "Readers see a drawing in its place",
    waits: (count: number) => `${photos(count)} ${count === 1 ? "is" : "are"} not shown yet`,
    waitsNote:
      "One person said who is in it. It is shown once its faces are counted, once another person agrees, or after a day",
    moreFaces: (count: number) => ({
      text: `${photos(count)} ${count === 1 ? "has" : "have"} more faces than people who said yes.`,
      note: "Look: is one yes for several children? It can go out now. The safeguarding lead is asked to look, too",
    }),
    uncounted: {
      yet: (count: number) => ({
        text: `The site has not counted the faces in ${count === 1 ? "1 photo" : `${count} photos`} yet.`,
        note: "Look yourself: did everybody who can be recognised say yes? It can go out now. If the site later counts more faces than people said yes, the safeguarding lead is asked to look",
      }),
      off: (count: number) => ({
        text: `The site has not counted the faces in ${count === 1 ? "1 photo" : `${count} photos`}.`,
        note: "A setting switches counting off. Look yourself: did everybody who can be recognised say yes? It can go out now",
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
};
