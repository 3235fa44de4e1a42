/** Words of consent to be seen in pictures, for staff. */
export const staffConsent = {
  who: "Who said yes?",
  givers: {
    guardian: { label: "A parent or guardian", note: "For every child in it" },
    adults: { label: "Only grown-ups, and they did", note: "" },
    nobody: { label: "Nobody can be recognised", note: "Hands, backs, a bowl of beans" },
  },
  givenBy: "Their name, or who they are",
  givenByExample: "Her mother",
  kind: "How they said it",
  kinds: { paper: "On paper", voice: "By voice", signature: "Signed on the phone", noted: "As noted before" },
  assent: "The child was asked too, in words they understand.",
  incomplete: "Write down who said yes, or choose another answer",
  states: {
    recorded: "Consent recorded",
    ask: "Ask for consent",
    endsSoon: (day: string) => `Ends on ${day}`,
    ended: (day: string) => `Ended on ${day}`,
    gone: "Withdrawn",
    nobody: "Nobody recognisable",
  },
};
