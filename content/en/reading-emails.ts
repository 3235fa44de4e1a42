/** Sentences about the right to read concerns, of e-mails and of the home page of leads. */
const until = (isPending: boolean) => (isPending ? " before then" : "");

export const readingEmails = {
  subject: "who reads concerns",
  /** A new fact, after the name of the account. */
  facts: {
    lead: (name: string) => `${name} becomes a safeguarding lead.`,
    reader: (name: string) => `${name} is named to read concerns.`,
    moved: (name: string) => `${name} reads concerns, and another person changed the account’s email address.`,
    paused: (name: string) =>
      `${name} reads concerns, and another person sent a password link or switched two-step sign-in off.`,
    ended: (name: string) => `${name} reads no concerns any more.`,
    stopped: (name: string) => `${name} reads no concerns: it was stopped in time.`,
    asked: (name: string) => `${name} is to read older concerns: an admin asks for it.`,
    released: (name: string) => `${name} may read older concerns.`,
    "released first": (name: string) => `${name} may read older concerns, which no account could ever read.`,
  },
  by: (fact: string, by: string) => `${fact} By: ${by}.`,
  someAccount: "An account",
  newAccount: "A new account",
  actors: {
    foundation: "The foundation’s address",
    earlier: "An earlier address of an admin",
    server: "The server",
    shell: "The shell of the server",
  },
  inEffect: "It has taken effect.",
  from: (moment: string) => `It takes effect at ${moment}.`,
  overtaken: "Since then it was stopped, or the account changed again: this does not hold as it was said.",
  /** Names the people to ask, if the change is wrong. */
  turnTo: {
    leaders: (isPending: boolean) =>
      `If that is not right, talk to those who lead the foundation${until(isPending)}, and not only to who did it.`,
    leadsOrLeaders: (leads: string, isPending: boolean) =>
      `If that is not right, talk to a safeguarding lead (${leads})${until(isPending)}, or to those who lead the foundation.`,
    office: (office: string, isPending: boolean) =>
      `If that is not right, write to the foundation at ${office}${until(isPending)}.`,
    leadsOrOffice: (leads: string, office: string, isPending: boolean) =>
      `If that is not right, talk to a safeguarding lead (${leads}) or write to the foundation at ${office}${until(isPending)}.`,
    leads: (leads: string, isPending: boolean) =>
      `If that is not right, talk to a safeguarding lead (${leads})${until(isPending)}.`,
    mailbox: (office: string, isPending: boolean) =>
      `If that is not right, talk to those who lead the foundation${until(isPending)}, and not only to who did it: this is the foundation’s mailbox, ${office}.`,
  },
  shown: "It stands on the home of leads for 30 days.",
  /** Above the link that stops it. */
  stop: {
    leads: "A lead can stop it until then, without signing in:",
    admins:
      "Every admin and the foundation’s address can stop it until then, without signing in. Stopped, the lead reads no concerns until an admin appoints that person again:",
  },
  stopLink: "Stop this",
  /** Instructions without a link, if the site's address is not configured. */
  stopWithoutLink: {
    leads: "A lead can stop it until then: open the site, then Concerns.",
    admins:
      "An admin can stop it until then. Open the site, then Team, to stop it: give the lead another role. The lead then reads no concerns until an admin appoints that person again.",
  },
  link: "Who may read",
  noLink: "Leads see who may read: open the site, then Concerns.",
};
