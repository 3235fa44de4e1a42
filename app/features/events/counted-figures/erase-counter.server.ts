import type { InTransaction } from "../../../server/context.server.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { withoutNames } from "../../../values/without-names.ts";
import { findFigureChanges, rewriteFigureChange } from "./counted-queries.server.ts";

/** Removes a person's name as counter from the audit log. */
export async function eraseCounter({ db }: InTransaction, { names }: { names: string[] }): Promise<undefined> {
  if (names.length === 0) return;
  for (const { id, before, after } of await findFigureChanges(db)) {
    const changes = { before: before && withoutCounter(before, names), after: after && withoutCounter(after, names) };
    if (changes.before !== before || changes.after !== after) await rewriteFigureChange(db, id, changes);
  }
}

function withoutCounter(json: string, names: readonly string[]): string {
  const kept = (key: string, value: unknown) =>
    key === "counted_by" && typeof value === "string" ? withoutNames(value, names, erasedName) : value;
  return JSON.stringify(JSON.parse(json), kept);
}
