import type { Difference } from "../values/staff-form-result.ts";

/**
 * Where what is saved differs from what was sent, field by field, and in a list line by line.
 *
 * @param labels what the fields are called; a field without a name is compared all the same
 * @param sent the form; its line ends are the browser's
 */
export function compareValues(
  saved: Record<string, string | string[]>,
  sent: Record<string, string[]>,
  labels: Record<string, string>,
): Difference[] {
  return Object.entries(saved).flatMap(([name, value]) => {
    const [there, here] = [linesOf([value].flat()), linesOf(sent[name] ?? [])];
    const length = Math.max(there.length, here.length);
    return Array.from({ length }, (_, place) => ({
      label: [labels[name] ?? name, length > 1 && place + 1].filter(Boolean).join(" "),
      saved: there[place] ?? "",
      sent: here[place] ?? "",
    })).filter((line) => line.saved !== line.sent);
  });
}

/** Empty lines are not kept, so they are no difference. */
function linesOf(values: string[]): string[] {
  return values.map((value) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim()).filter((value) => value !== "");
}
