/** Signs and sentences that e-mails of all parts of the site share. */
export const emailLayout = {
  subject: (foundation: string, subject: string) => `${foundation}: ${subject}`,
  /** Stands above the address in plain text. */
  link: (words: string) => `${words}:`,
  /** Text for an e-mail that replaces several. */
  moreWaits:
    "Many came within an hour, so this email stands for several of the last ten minutes. More may wait than you were told of: look at the list.",
};
