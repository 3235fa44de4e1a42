/** Collections of the old site that are imported, with their names in the specification. */
export const collections = ["users", "posts", "events", "projects", "subscribers"] as const;
export type Collection = (typeof collections)[number];

/** A part of the export that could not be read. */
export interface Complaint {
  file: string;
  /** The row as in the export; empty for the file itself. */
  row: string;
  /** The field; empty for the whole row. */
  field: string;
  /** The problem and its consequence, without personal data. */
  sentence: string;
}

/** Results for the rows of one collection, or for the pictures. */
interface Count {
  found: number;
  imported: number;
  /** Number of rows that existed already, from an earlier run or entered by staff. */
  there: number;
  left: number;
}

export interface ImportReport {
  counts: Record<Collection | "pictures", Count>;
  complaints: Complaint[];
  /** Present addresses of the rows, such as `posts Xyz: /blog/a-title`. */
  became: string[];
  /** Number of imported pictures that stay hidden until staff record that all people agreed. */
  waiting: number;
  /** Number of subscribers without a date of subscription in the export. */
  unproven: number;
  /** Number of addresses that asked for no e-mails, or that do not exist. */
  leftAlone: number;
  isBrokenOff: boolean;
}

export function beginReport(): ImportReport {
  const none = () => ({ found: 0, imported: 0, there: 0, left: 0 });
  return {
    counts: { users: none(), posts: none(), events: none(), projects: none(), subscribers: none(), pictures: none() },
    complaints: [],
    became: [],
    waiting: 0,
    unproven: 0,
    leftAlone: 0,
    isBrokenOff: false,
  };
}

/** Makes a text from outside safe for a terminal: one line, no control characters, at most 60 characters. */
export function shownText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Control}\p{Format}\s]+/gu, " ")
    .trim();
  return line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line;
}

export function writeComplaint({ file, row, field, sentence }: Complaint): string {
  return `${[file, row, field]
    .map(shownText)
    .filter((part) => part !== "")
    .join(", ")}: ${sentence}`;
}

/**
 * Formats the report for a person.
 * @param options.isDryRun true if nothing was written
 * @param options.most maximum number of lines about problems, and about addresses; the others are only counted
 */
export function writeReport(report: ImportReport, { isDryRun = false, most = Number.POSITIVE_INFINITY } = {}): string {
  const head = ["", "in the export", isDryRun ? "to import" : "imported", "there already", "left out"];
  const rows = Object.entries(report.counts).map(([name, { found, imported, there, left }]) =>
    [name, found, imported, there, left].map(String),
  );
  const table = [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(12) : cell.padStart(15)))
      .join("")
      .trimEnd(),
  );
  const complaints = report.complaints.map(writeComplaint);
  return [
    ...table,
    "",
    ...notesOf(report, isDryRun),
    ...section("Not understood:", complaints, most),
    ...section("Where it is now:", report.became, most),
  ].join("\n");
}

function notesOf(report: ImportReport, isDryRun: boolean): string[] {
  const { waiting, unproven, leftAlone, counts } = report;
  return [
    report.isBrokenOff && "It was broken off. What was imported stays: run it again, and it goes on.",
    isDryRun && "This was a rehearsal: nothing was written. Pictures were looked for, not opened.",
    waiting > 0 &&
      `${waiting} pictures are kept and not shown: nobody has said yet that everybody in them agreed. Look at each at /admin/media, say what is in it, and tick that all agreed.`,
    counts.users.imported > 0 &&
      "Look at /admin/manageusers now, and delete whoever does not work here: everybody who was imported can come in. Nobody was written to. People choose a password with “Forgotten password” at /login, or an admin sends them an invitation at /admin/manageusers.",
    unproven > 0 &&
      `${unproven} addresses are not on the newsletter's list: the export does not say when they subscribed, so nothing proves that they want emails. They can subscribe again.`,
    leftAlone > 0 && `${leftAlone} addresses stay off the list for good, as was said here before.`,
  ].filter((note) => note !== false);
}

function section(heading: string, lines: string[], most: number): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - most;
  return ["", heading, ...lines.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])];
}
