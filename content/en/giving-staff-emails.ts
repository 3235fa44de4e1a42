const unexpected = "If you did not expect this, look at it now, and call the others: not by email.";

/** E-mails to admins about a step of the bank details. */
export const bankMail = {
  why: (reason: string) => `Why: “${reason}”`,
  liveAt: (moment: string) => `Unless an admin stops it, it goes live on ${moment}.`,
  unexpected,
  link: "Bank details",
  noLink: "You find it in the staff area, at Bank details.",
  sample: {
    sentence: "Sample Admin asked for other bank details on the website.",
    reason: "Our branch moved.",
  },
} as const;

export const fraudMail = {
  subject: "somebody reported a request for money in our name",
  story: (story: string) => `A visitor of the website wrote: “${story}”`,
  account: (account: string) => `Account number that they were given: ${account}`,
  contact: (contact: string) => `How to reach them: ${contact}`,
  warning: "Nobody has checked this. Send no money because of it, and open no link in it.",
  last: "Many reports came within 24 hours: today this is the last email about them. More may wait.",
  link: "All reports",
  noLink: "Admins find it in the staff area, at Bank details.",
  sample: "Somebody called and asked me for money for the school.",
} as const;

/** E-mails to admins about a number in a text. */
export const moneyNumberMail = {
  unexpected,
  link: "Numbers in texts",
  noLink: "You find it in the staff area, at Numbers in texts.",
  sample: "Sample Editor asked that texts of the website may name another account.",
} as const;

export const disputeMail = {
  subject: "a donor disputes a payment",
  disputed: (provider: string, amount: string, reference: string) =>
    `The payment partner ${provider} says that a payment of ${amount}, reference ${reference}, is disputed.`,
  answer: (due: string) =>
    `Answer in the partner’s own dashboard${due === "" ? " before its deadline" : ` by ${due}`}. Nothing on the site answers for you.`,
} as const;

/** Texts of the sample e-mails about gifts. */
export const sampleGifts = {
  project: "Autism outreach",
  spentOn: "One speech lesson, with the therapist’s fare.",
  teacher: "Sample Teacher",
} as const;
