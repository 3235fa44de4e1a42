import { formatNumber } from "content/intl.ts";

/**
 * Maximum length of a refused form's echo (characters), above any form: all fields of several lines, and all of one
 * line.
 */
const maxEcho = { texts: 200_000, lines: 50_000 };

type Values = Record<string, string[]>;

const lengthOf = (values: string[]): number => values.reduce((sum, { length }) => sum + length, 0);

/** The most that each field may keep, so that all keep `room` together: short fields stay whole, the longest give way. */
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
 * Cuts what a refused form sends back: a megabyte of quotation marks is four as a page, and takes the main thread 75 ms. A
 * form within its limits comes back whole.
 * @param texts names of fields of several lines
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
      errors[name] = sentence(length, share);
    }
  }
  return { formValues: { ...formValues, ...cut }, errors };
}

const write = (count: number): string => formatNumber(count);

const sentence = (length: number, shown: number): string =>
  `Has ${write(length)} characters, far too many. Without script, only the first ${write(shown)} come back`;
