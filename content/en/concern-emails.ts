/** E-mails about concerns; they contain nothing of a report. */
export const concernEmails = {
  waits: {
    subject: "something waits for you",
    subjectMore: "more waits for you",
    text: "Something waits for you in the staff area. To protect the people concerned, this email says no more.",
    link: "Open it",
    signIn: "Sign in, and open Concerns.",
  },
  formerReader: {
    subject: "something waits in Concerns",
    text: (since: string) =>
      `Something came at ${since}, when you read concerns. You do not read them now. To protect the people concerned, this email says no more.`,
    tell: "If you do not know that a safeguarding lead has seen it, tell an admin that something waits.",
  },
  withoutLead: {
    subject: "a concern came, and there is no active safeguarding lead",
    subjectOver: "a concern came while there was no active safeguarding lead",
    text: "A concern was reported. There is no active safeguarding lead, so it waits. To protect the people concerned, this email says no more.",
    textOver: (since: string) =>
      `A concern was reported at ${since}. There was no active safeguarding lead then; now there is one. To protect the people concerned, this email says no more.`,
    readers:
      "A lead who was appointed before it came reads it when the 24 hours of waiting are over. A lead who is appointed after it reads it 24 hours later where no account could ever read it; where one could, two settled admins release it.",
    danger:
      "If a child may be in danger now, do not wait for the site. Ask the person who answers for safeguarding at the foundation to find out.",
    link: "Who is a lead",
    signIn: "Admins see who is a lead in Team.",
  },
  phrase: {
    subject: "a new recovery phrase",
    text: (by: string) => `${by} wrote down a new recovery phrase of concerns, and typed it back.`,
    backups:
      "Backups that are made from now on open with it alone. Older backups open with the older phrase: keep that paper until they are gone.",
    link: "Recovery phrase",
    signIn: "Leads see it under Concerns, Recovery phrase.",
  },
} as const;
