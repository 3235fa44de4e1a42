import type { FormValues } from "../local-draft.ts";

/** Fields that the form fills in for the server. */
const carried = new Set(["idempotencyKey", "version", "form", "intent", "was", "word-answers"]);

/** Values as people see them: the empty row at the end of a list says nothing. */
function seen(values: readonly string[] = []): string {
  const texts = values.map((value) => value.replaceAll("\r\n", "\n"));
  while (texts.at(-1) === "") texts.pop();
  return JSON.stringify(texts);
}

/** @returns the number of fields that differ from the saved values */
export function countChanges(saved: FormValues, now: FormValues): number {
  const names = new Set([...Object.keys(saved), ...Object.keys(now)].filter((name) => !carried.has(name)));
  return [...names].filter((name) => seen(saved[name]) !== seen(now[name])).length;
}
