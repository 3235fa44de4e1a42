/** Words of the page for an auditor. */
export const staffAudit = {
  title: "For the auditor",
  heading: (year: number) => `For the auditor: ${year}`,
  lede: "This page can be read, and changes nothing. Days are those of Lagos, moments those of the world's clock (UTC).",
  years: "Year",
  none: "None.",
  more: (number: number) => `The latest ${number} are shown; there are more.`,
  gift: (id: number) => `Gift ${id}`,
  receipts: {
    heading: "Receipts",
    whole: (first: string, last: string, count: number) =>
      `${first} to ${last}: ${count} receipts, no number is missing.`,
    missing: (first: string, last: string, count: number) => `${first} to ${last}: ${count} receipts. Missing numbers:`,
    none: "No receipt was issued in this year.",
    restored: "used before a backup was restored; the receipts are not in this database",
    unknown: "nothing says why",
  },
  ended: { heading: "Void and replaced receipts", void: "void", replaced: "replaced" },
  refunds: {
    heading: "Refunds",
    partner: "the payment partner",
    kinds: { refund: "refund", chargeback: "chargeback" },
    states: { asked: "asked for", done: "done", failed: "failed", reversed: "came back" },
  },
  disputes: { heading: "Disputes" },
  agreed: {
    heading: "Who agreed to what",
    line: (recorded: string, checked: string) => `recorded by ${recorded}, agreed by ${checked}`,
    alone: (recorded: string) => `recorded by ${recorded} alone: counted after 72 hours`,
    site: "the site",
  },
};
