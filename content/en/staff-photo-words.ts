import { formatList } from "../intl.ts";

const photos = (count: number) => (count === 1 ? "One photo" : `${count} photos`);
const list = (names: readonly string[]) => formatList(names);

/** Maximum number of names in the row on the home page. */
const maxNames = 3;

/** Texts about photos that are visible because of one person's statement, for staff. */
export const staffPhotoWords = {
  title: "Photos that need a second person",
  lede: "Look at each of these photos. Either the answer is not confirmed yet, or there are more faces than people who agreed.",
  none: "No photo is waiting for a second person.",
  said: {
    nobody: "Nobody can be recognised",
    adults: "Only grown-ups, and they agreed",
    faces: "More faces than consents",
  },
  by: (who: string, at: string) => `Said by ${who}, ${at}`,
  byUnknown: (at: string) => `Said by an unknown person, ${at}`,
  shown: "On the site",
  waits: (at: string) => `Hidden until its faces are counted, a second person agrees, or ${at}`,
  uncounted: "No face count came",
  faces: (faces: number, people: number) =>
    `${faces === 1 ? "1 face" : `${faces} faces`}, ${people === 1 ? "1 consent" : `${people} consents`}`,
  agree: "I looked, and agree",
  agreed: "Two people agree now.",
  isYours: "You said this. It is waiting for a second person.",
  notSecond:
    "You cannot be the second person for this photo: you gave the first answer, or one person made both accounts. Ask a colleague. Team shows which accounts count as separate people.",
  firstKnown: "Saved. The site did not know who gave the first answer, so it still needs a second person.",
  askAgain: "Ask again",
  askedAgain: "The photo is hidden until a person records who agreed.",
  settle: "All who can be recognised said yes",
  settled: "Saved. The photo is no longer in this list.",
  hide: "Hide the photo",
  hidden: "The photo is hidden. The safeguarding lead can show it again.",
  notYet: "Nothing is changed.",
  need: (count: number) => `${photos(count)} need${count === 1 ? "s" : ""} a second person`,
  needDetail: (names: readonly string[]) =>
    names.length === 0
      ? "Look at each one, then agree or ask again"
      : `Said by ${list(names.length > maxNames ? [...names.slice(0, maxNames), `${names.length - maxNames} more`] : names)}`,
  needAct: "Look",
  /** Texts in the sheet of a photo that waits for a second person. */
  waiting: {
    nobody: "One person said that nobody can be recognised.",
    adults: "One person said that only grown-ups are in it.",
    until: (at: string) => `The photo is shown when its faces are counted, when another person agrees, or on ${at}.`,
    refused: "A colleague doubts that only grown-ups are in it. Record who agreed.",
  },
  asked: `
    one persons word, unchecked photos, photos nobody counted, photos to check, nobody can be recognised, only grown-ups, second person for a photo,
    face count missing, uncounted faces, who said nobody is recognisable, agree with a photo, more faces than consents, faces without consent,
    check photos, look at photos again
  `,
} as const;
