/** Words of the page for an auditor. */
export const staffAudit = {
  title: "Auditor",
  lede: "You can read this page, and it changes nothing. Days are those of {zone}, moments those of the world’s clock (UTC).",
  years: "Year",
  none: "None.",
  more: "Show the next ones",
  all: "All lists of this year",
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
  gaps: { heading: "Missing numbers" },
  ended: { heading: "Void and replaced receipts", void: "void", replaced: "replaced" },
  refunds: {
    heading: "Refunds",
    partner: "the payment partner",
    kinds: { refund: "refund", chargeback: "chargeback" },
    states: {
      waiting: "waits for a second person",
      stopped: "stopped",
      asked: "asked for",
      done: "done",
      failed: "failed",
      reversed: "came back",
    },
    agreed: (by: string) => `agreed by ${by}`,
    alone: "by one person alone, after 72 hours",
    seen: (day: string) => `seen at the bank on ${day}`,
  },
  disputes: { heading: "Disputes" },
  agreed: {
    heading: "Who agreed to what",
    line: (recorded: string, checked: string) => `recorded by ${recorded}, agreed by ${checked}`,
    alone: (recorded: string) => `recorded by ${recorded} alone: counted after 72 hours`,
    site: "the site",
  },
  statements: {
    heading: "Bank statements: who read them",
    line: (from: string, to: string, lines: number, added: number, by: string) =>
      `${from} to ${to}, ${lines} lines, ${added} of them new money, read by ${by}`,
  },
  limits: {
    heading: "Limits up to which one person records a transfer",
    asked: (by: string) => `asked for by ${by}`,
    agreed: (by: string) => `agreed by ${by}`,
    alone: (day: string) => `by one person alone, in force after 72 hours: ${day}`,
    stopped: (day: string) => `stopped on ${day}`,
    open: "nobody has agreed yet",
    gone: "an account that is gone",
  },
  bank: {
    heading: "Bank details: who asked, and who agreed",
    step: (id: number) => `Step ${id}`,
    of: (id: number) => `to step ${id}`,
    alone: "by one person alone",
  },
};
