/** The collections of the old site that are brought in; their names are the specification's. */
export const collections = ["users", "posts", "events", "projects", "subscribers"] as const;
export type Collection = (typeof collections)[number];

/** Something in the export that was not understood. */
export interface Complaint {
  file: string;
  /** The row as the export names it; empty for the file itself. */
  row: string;
  /** The field; empty for the whole row. */
  field: string;
  /** The problem and its effect. Says nothing of a person. */
  sentence: string;
}

/** Results for the rows of one collection, or for the pictures. */
interface Count {
  found: number;
  imported: number;
  /** Number of rows that were there already, from an earlier run or by hand. */
  there: number;
  left: number;
}

export interface ImportReport {
  counts: Record<Collection | "pictures", Count>;
  complaints: Complaint[];
  /** Addresses that the rows have now, like `posts Xyz: /blog/a-title`. */
  became: string[];
  /** Number of imported pictures that stay hidden until staff record that all agreed. */
  waiting: number;
  /** Number of subscribers without a date of subscription in the export. */
  unproven: number;
  /** Addresses that asked to be left alone, or that do not exist. */
  leftAlone: number;
  /** True if a person stopped it before its end. */
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

/** A text from outside as a terminal may show it: one line, no control characters, 60 characters at the most. */
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
 * The report as a person reads it.
 *
 * @param options.isDryRun nothing was written
 * @param options.most lines of complaints and of addresses; the others are counted
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
