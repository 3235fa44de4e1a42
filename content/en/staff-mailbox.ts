/** Texts of the page of e-mails that a development or practice copy keeps. */
export const staffMailbox = {
  title: "Development mailbox",
  none: "No emails yet.",
  examples: "Every email, as an example",
  about: (about: string, to: string) => `${about}, to ${to}`,
  answers: (address: string) => `, answers go to ${address}`,
};
