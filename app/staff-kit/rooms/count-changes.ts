import type { FormValues } from "../local-draft.ts";

/** Fields that the form itself fills in for the server. */
const carried = new Set(["idempotencyKey", "version", "form", "intent", "was", "word-answers"]);

/** Joins values as people see them, without the empty row at the end of a list. */
function seen(values: readonly string[] = []): string {
  const texts = values.map((value) => value.replaceAll("\r\n", "\n"));
  while (texts.at(-1) === "") texts.pop();
  return JSON.stringify(texts);
}

/** Returns the number of fields that differ from the saved values. */
export function countChanges(saved: FormValues, now: FormValues): number {
  const names = new Set([...Object.keys(saved), ...Object.keys(now)].filter((name) => !carried.has(name)));
  return [...names].filter((name) => seen(saved[name]) !== seen(now[name])).length;
}
