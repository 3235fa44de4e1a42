import { formErrors } from "content/form-errors.ts";
import { formatNumber } from "content/intl.ts";

/**
 * Maximum length of the values that a rejected form sends back (characters): all multi-line fields, and all one-line
 * fields. No normal form is longer.
 */
const maxEcho = { texts: 200_000, lines: 50_000 };

type Values = Record<string, string[]>;

const lengthOf = (values: string[]): number => values.reduce((sum, { length }) => sum + length, 0);

/**
 * Returns the maximum length of a field so that all fields fit into `room`: short fields stay complete, the longest are
 * cut.
 */
function shareOf(room: number, lengths: number[]): number {
  let left = room;
  let fields = lengths.length;
  for (const length of lengths.toSorted((a, b) => a - b)) {
    if (length > left / fields) break;
    left -= length;
    fields--;
  }
  return fields === 0 ? room : Math.floor(left / fields);
}

function cutTo(share: number, values: string[]): string[] {
  let left = share;
  return values.flatMap((value) => {
    const kept = value.slice(0, left);
    left -= kept.length;
    return kept === "" && value !== "" ? [] : [kept];
  });
}

/**
 * Cuts the values that a rejected form sends back, because a megabyte of quotation marks takes four as HTML, and 75 ms
 * of the main thread. A normal form is returned complete.
 * @param texts names of multi-line fields
 * @returns the values, and a sentence for each field that was cut
 */
export function cutEcho(
  formValues: Values,
  texts: readonly string[],
): { formValues: Values; errors: Record<string, string> } {
  const cut: Values = {};
  const errors: Record<string, string> = {};
  for (const kind of ["texts", "lines"] as const) {
    const fields = Object.entries(formValues).filter(([name]) => texts.includes(name) === (kind === "texts"));
    const share = shareOf(
      maxEcho[kind],
      fields.map(([, values]) => lengthOf(values)),
    );
    for (const [name, values] of fields) {
      const length = lengthOf(values);
      if (length <= share) continue;
      cut[name] = cutTo(share, values);
      errors[name] = formErrors.cut(formatNumber(length), formatNumber(share));
    }
  }
  return { formValues: { ...formValues, ...cut }, errors };
}
