import type { Difference } from "../values/staff-form-result.ts";

/**
 * Differences between saved and submitted values, by field and, in lists, by line.
 * @param labels field names; unnamed fields are compared too
 * @param sent the form, with the browser's line ends
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

/** Empty lines are not stored: no difference. */
function linesOf(values: string[]): string[] {
  return values.map((value) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim()).filter((value) => value !== "");
}
