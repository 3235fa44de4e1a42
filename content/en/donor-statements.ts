/** The e-mail with a donor’s statement of a year. */
export const donorStatementMail = {
  subject: (year: number) => `your gifts in ${year}`,
  dear: (name: string) => `Dear ${name}, thank you for your gifts.`,
  thanks: "Thank you for your gifts.",
  sums: (foundation: string, year: number, sums: string) => `To ${foundation} in ${year}: ${sums}.`,
  attached: "The statement with each gift and its receipt is attached as a PDF.",
  last: "We do not put you on any list. We never ask for money by email, and never send account numbers.",
} as const;
