const photos = (count: number) => (count === 1 ? "One photo" : `${count} photos`);
const list = (names: readonly string[]) => new Intl.ListFormat("en").format(names);

/** Names that the row of the home has room for. */
const maxNames = 3;

/** Words of photos that are shown on one person's word, for staff. */
export const staffPhotoWords = {
  title: "Shown on one person’s word",
  lede: "In these photos no machine and no second person confirmed what one person said, or more faces were counted than people said yes. Look at each one.",
  none: "No photo stands on one person’s word.",
  said: {
    nobody: "Nobody can be recognised",
    adults: "Only grown-ups, and they agreed",
    faces: "More faces than consents",
  },
  by: (who: string, at: string) => `Said by ${who}, ${at}`,
  byUnknown: (at: string) => `Said before anybody kept by whom, ${at}`,
  shown: "On the site",
  waits: (at: string) => `Not shown yet. Without a count or a second person it is shown on ${at}`,
  uncounted: "No face count came",
  faces: (faces: number, people: number) =>
    `${faces === 1 ? "1 face" : `${faces} faces`}, ${people === 1 ? "1 consent" : `${people} consents`}`,
  agree: "I looked, and agree",
  agreed: "Two people say it now.",
  isYours: "You said this. Another person looks at it.",
  notSecond:
    "You cannot be the second person for this photo: you gave the first word, or one person made or changed both accounts. Ask a colleague; Team shows which accounts count as separate people.",
  firstKnown: "Noted. The site did not know whose word it was, so another person agrees too.",
  askAgain: "Ask again",
  askedAgain: "The photo is off the site until somebody writes down who said yes.",
  settle: "All who can be recognised said yes",
  settled: "Noted. The photo leaves this list.",
  hide: "Hide the photo",
  hidden: "The photo is hidden. The safeguarding lead can put it back.",
  notYet: "Nothing is changed.",
  need: (count: number) => `${photos(count)} on one person’s word`,
  needDetail: (names: readonly string[]) =>
    names.length === 0
      ? "Look at them, and agree or ask again"
      : `Said by ${list(names.length > maxNames ? [...names.slice(0, maxNames), `${names.length - maxNames} more`] : names)}`,
  needAct: "Look",
  /** In the sheet of a photo, while its word waits. */
  waiting: {
    nobody: "Somebody said that nobody can be recognised.",
    adults: "Somebody said that only grown-ups are in it.",
    until: (at: string) =>
      `The photo is shown once its faces are counted, once another person agrees, or by itself on ${at}.`,
    refused: "Somebody doubts that only grown-ups are in it. Write down who said yes.",
  },
  asked: `
    one persons word, unchecked photos, photos nobody counted, photos to check, nobody can be recognised, only grown-ups, second person for a photo,
    face count missing, uncounted faces, who said nobody is recognisable, agree with a photo, more faces than consents, faces without consent,
    check photos, look at photos again
  `,
};
