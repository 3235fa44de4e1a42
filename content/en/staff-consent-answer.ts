/** Words of "Who said yes?" beside a photo: apart from the others, because the staff home loads them. */
export const staffConsentAnswer = {
  who: "Who said yes?",
  givers: {
    guardian: { label: "A parent or guardian", note: "For every child in it" },
    adults: { label: "Only grown-ups, and they did", note: "" },
    nobody: { label: "Nobody can be recognised", note: "Hands, backs, a bowl of beans" },
  },
  same: (code: string) => `The same person as ${code}`,
  facesWho: (faces: number) => (faces === 1 ? "1 face: who said yes?" : `${faces} faces: who said yes?`),
  above: "The same people as the photo above",
  others: {
    guardian: { add: "Another child", name: (number: number) => `Who said yes for child ${number}` },
    adults: { add: "Another grown-up", name: (number: number) => `Who grown-up ${number} is` },
  },
  people: "How many children can be recognised?",
  peopleHint: "The faces are not counted yet.",
  givenBy: "Their name, or who they are",
  givenByExample: "Her mother",
  kind: "How they said it",
  kinds: { paper: "On paper", voice: "By voice", signature: "Signed on the phone", noted: "As noted before" },
  assent: "The child was asked too, in words they understand.",
} as const;
