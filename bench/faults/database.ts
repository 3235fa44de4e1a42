import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Queries the database of a stopped app. */
export function look<Row>(folder: string, question: string, ...values: (string | number)[]): Row[] {
  const db = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  try {
    return db.prepare(question).all(...values) as Row[];
  } finally {
    db.close();
  }
}

/** Runs a statement on a separate connection. */
export function change(folder: string, statement: string): void {
  const db = new DatabaseSync(join(folder, "site.sqlite"));
  try {
    db.exec(statement);
  } finally {
    db.close();
  }
}

/** Checks the integrity; returns an empty list for an intact database. */
export function damageOf(folder: string): string[] {
  const [check] = look<{ integrity_check: string }>(folder, "PRAGMA integrity_check");
  const foreign = look(folder, "PRAGMA foreign_key_check");
  return [
    ...(check?.integrity_check === "ok" ? [] : [`integrity_check: ${check?.integrity_check}`]),
    ...(foreign.length === 0 ? [] : [`${foreign.length} rows point nowhere`]),
  ];
}

/** Counts missing and duplicate marks. */
export function compare(marks: string[], found: string[]): { lost: number; duplicates: number } {
  const counts = new Map<string, number>();
  for (const mark of found) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return {
    lost: marks.filter((mark) => !counts.has(mark)).length,
    duplicates: [...counts.values()].filter((count) => count > 1).length,
  };
}

/** Returns the marks of all stored messages and addresses, including pending ones. */
export function storedMarks(folder: string): string[] {
  const messages = look<{ mark: string }>(folder, "select subject as mark from messages");
  const subscribers = look<{ mark: string }>(folder, "select email as mark from subscribers");
  const pending = look<{ mark: string }>(folder, "select email as mark from pending_subscribers");
  return [...messages, ...subscribers, ...pending].map(({ mark }) => mark);
}
