/** Errors of forms about photos and recordings. */
export const photoErrors = {
  alt: "Say in one sentence what is in the photo",
  focus: "Touch the photo where it matters most",
  place: "Choose one of the places",
  stillOver:
    "The consent of another person in a photo has expired. Take a new consent under the code of that person, or remove the photo",
  uncovered: "Choose one of the three",
  facesOfPhoto: "Choose faces of this photo",
  percents: "Write numbers from 0 to 100, and a size of at least 1",
  noFace: "Choose a face, or touch the photo",
  manyFaces: (most: number) => `These are more than ${most} faces`,
  peopleInIt: "People are recorded in this photo. Take each of them out first: then say that nobody can be recognised.",
  facesInIt: (count: number) =>
    count === 1
      ? "A face can be seen in this photo. Cover it, or record who said yes."
      : `${count} faces can be seen in this photo. Cover them, or record who said yes.`,
  nobodyAbove: "Nobody is recorded in the photo above. Write down who said yes there first, or here.",
  severalOver:
    "The consents of several people in this photo have ended. Record a new consent for each person, under the person’s code.",
} as const;

/** Errors of photos that a form chose. */
export const chosenPhotoErrors = {
  unready: "Every photo needs its sentence before it can be published",
  missing: "A photo in the text is not on this site any more. Take it out, or choose another one",
  waiting: "One photo waits for consent. Write down who said yes, or take it out",
  severalWaiting: (count: number) => `${count} photos wait for consent. Write down who said yes, or take them out`,
  noGiver: "Write down who said yes, or choose another answer",
  both: "You said that nobody can be recognised, and who is in it. Choose one of the two",
} as const;

/** Errors of forms about consents. */
export const consentErrors = {
  code: "A code looks like P-12. Leave it empty for a new person",
  unknownCode: "No consent has this code. Look it up among the consents.",
  withdrawn: "This consent was withdrawn. It stays with the photo.",
  widens:
    "This allows more than the family agreed to. Take a new consent of this person, or ask the safeguarding lead.",
  person: "Choose a child or a grown-up",
  relation: "Choose who said yes for the child",
  kind: "Choose how they said yes",
  givenOn: "Choose the day on which they said yes",
  future: "This day has not come yet",
  uses: "Tick at least one place where the photo may be seen",
  until: "Choose a day, or leave it empty",
  past: "This day is over. Choose a later one, or leave it empty",
  childSelf: "For a child, a parent, guardian or carer says yes",
  noGiver: "Write down who said yes for the child",
} as const;

export const recordingErrors = {
  full: (most: number) => `A page has at most ${most} recordings. Delete one first.`,
  stranger:
    "The consent of a person in this recording was lost with a machine. Ask each person again, and record it again.",
  codes: (most: number) => `Must be ${most} codes or less`,
} as const;
