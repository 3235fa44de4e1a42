/** Sentences of e-mails about settings, the machine and messages of visitors. */
export const officeEmails = {
  countryChanged: {
    subject: "the country was changed",
    changed: ({ by, before, after }: Record<"by" | "before" | "after", string>) =>
      `${by} changed the country of the foundation on its website from ${before} to ${after}.`,
    meaning: "The currency of gifts, the clock and the form of telephone numbers are those of the new country.",
    otherwise: "If you expected it, do nothing. If you did not expect it, call the others now: not by email.",
    link: "Look at the country",
  },
  contactChanged: {
    subject: "messages of visitors go to a new address",
    changed: (by: string, now: string) =>
      `${by} changed the email address of the foundation on its website to ${now}. Messages of visitors no longer come here.`,
    otherwise:
      "If you did not expect this, ask an admin of the foundation at once. The log of the website says when it was.",
  },
  sureFact: {
    subject: "something that people rely on was changed",
    changed: (by: string, fact: string) => `${by} changed ${fact} on the website. Visitors read it now.`,
    otherwise:
      "If you expected it, do nothing. If you did not, call the others: not by email. Any admin undoes it for 72 hours.",
    link: "Look at it, and undo it",
    noLink: "Admins change it back in the staff area.",
  },
  test: {
    subject: "a test that has arrived",
    sent: (foundation: string) =>
      `The website of ${foundation} sent this to see whether its emails arrive. You are reading it, so they do.`,
    link: "Tell the site that it arrived, within a day",
    otherwise: "If you did not expect this email, do nothing.",
  },
  doctor: {
    subject: "the website needs help",
    opening: "The daily examination of the website found something that does not work:",
    finding: ({ name, line, remedy }: Record<"name" | "line" | "remedy", string>) =>
      `${name}: ${line} ${remedy}`.trim(),
    sample: "Backups: No good backup for more than two days. Make one now: npm run backup",
    closing:
      "The person who looks after the machine sees all of it with the command npm run doctor. This email comes once a day until the site finds nothing bad.",
  },
  message: {
    wrote: "wrote to us:",
    youWrote: (day: string) => `On ${day} you wrote:`,
  },
};

/** A message of a visitor and its answer, in previews of e-mails. */
export const sampleMessage = {
  subject: "An outreach at our school",
  message: "I teach in a primary school and would like to host an outreach.\n\nWhen could we talk?",
  reply: "Dear Sample,\n\nthank you. Any Thursday suits us.",
} as const;
