export interface StoredLine {
  id: number;
  /** ISO date. */
  day: string;
  amount: number;
  /** Balance after the line; null if the line was stored before balances were. */
  balance: number | null;
  fingerprint: string;
}

export interface FileLine {
  day: string;
  amount: number;
  balance: number | undefined;
  /** Fingerprints that the stored line may have. */
  fingerprints: readonly string[];
}

export interface Coverage {
  first_day: string;
  last_day: string;
  opening: number;
  closing: number;
}

export interface Alignment<Line extends FileLine> {
  same: { line: Line; stored: StoredLine }[];
  fresh: Line[];
  /** Pairs with the same day and amount, but another text or balance; staff decide. */
  doubtful: { line: Line; stored: StoredLine }[];
  /** New lines on days that an earlier statement covers completely. */
  unexpected: Line[];
  /** Stored lines that are missing in the file, on days that it covers completely. */
  missing: StoredLine[];
}

/** Maximum number of days between the value dates of the same line in two exports. */
const maxApart = 7;
const dayMs = 24 * 60 * 60 * 1000;

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;

/** Removes and returns pairs with equal keys, in the order of `lines`. */
function takePairs<Line extends FileLine>(
  lines: Set<Line>,
  stored: Set<StoredLine>,
  keyOfLine: (line: Line) => string | undefined,
  keyOfStored: (known: StoredLine) => string | undefined,
  isNear: (line: Line, known: StoredLine) => boolean = () => true,
) {
  const byKey = new Map<string, StoredLine[]>();
  for (const known of stored) {
    const key = keyOfStored(known);
    if (key === undefined) continue;
    const list = byKey.get(key);
    if (list === undefined) byKey.set(key, [known]);
    else list.push(known);
  }
  const pairs: { line: Line; stored: StoredLine }[] = [];
  for (const line of lines) {
    const key = keyOfLine(line);
    const list = key === undefined ? undefined : byKey.get(key);
    const found = list?.find((known) => stored.has(known) && isNear(line, known));
    if (found === undefined) continue;
    pairs.push({ line, stored: found });
    lines.delete(line);
    stored.delete(found);
  }
  return pairs;
}

/**
 * Compares the lines of a file with stored lines. Balance and amount identify a line better than text and value date.
 * @param file lines in the order of payments
 * @param earlier statements of the same account
 */
export function alignLines<Line extends FileLine>(
  file: { lines: readonly Line[]; opening: number; closing: number; firstDay: string; lastDay: string },
  storedLines: readonly StoredLine[],
  earlier: readonly Coverage[],
): Alignment<Line> {
  const lines = new Set(file.lines);
  const stored = new Set(storedLines);
  const same: Alignment<Line>["same"] = [];
  const shared = earlier.filter(({ first_day, last_day }) => first_day <= file.lastDay && file.firstDay <= last_day);
  const isShared = ({ day }: StoredLine) =>
    shared.some(({ first_day, last_day }) => first_day <= day && day <= last_day);
  const placeOfLine = (line: Line) => (line.balance === undefined ? undefined : `${line.amount} ${line.balance}`);
  const placeOfStored = (known: StoredLine) =>
    known.balance === null ? undefined : `${known.amount} ${known.balance}`;
  // If amount and balance are equal, first the texts and then the days distinguish payments.
  for (const isNear of [
    (line: Line, known: StoredLine) => line.fingerprints.includes(known.fingerprint),
    (line: Line, known: StoredLine) => line.day === known.day,
    // Other value dates count only on days that both statements cover, because amounts and balances recur.
    (line: Line, known: StoredLine) => isShared(known) && daysApart(line.day, known.day) <= maxApart,
  ])
    same.push(...takePairs(lines, stored, placeOfLine, placeOfStored, isNear));
  // Without balances, lines with equal texts are the same.
  for (const at of [0, 1])
    same.push(
      ...takePairs(
        lines,
        stored,
        (line) => line.fingerprints[at],
        (known) => known.fingerprint,
        (line, known) => line.balance === undefined || known.balance === null,
      ),
    );
  const isContinued = earlier.some(({ opening, closing }) => closing === file.opening || opening === file.closing);
  const isInside = (day: string, { first_day, last_day }: Pick<Coverage, "first_day" | "last_day">) =>
    first_day < day && day < last_day;
  const own = { first_day: file.firstDay, last_day: file.lastDay };
  const doubtful = takePairs(
    lines,
    stored,
    (line) => `${line.amount} ${line.day}`,
    (known) => `${known.amount} ${known.day}`,
    (line, known) =>
      line.balance === undefined ||
      known.balance === null ||
      isInside(known.day, own) ||
      // Each file may contain a part of the day's lines.
      !isContinued,
  );
  const isExpected = (line: Line) =>
    line.balance === undefined || !earlier.some((statement) => isInside(line.day, statement));
  const unexpected = [...lines].filter((line) => !isExpected(line));
  const missing = [...stored].filter(({ day, balance }) => balance !== null && isInside(day, own));
  return { same, fresh: [...lines].filter(isExpected), doubtful, unexpected, missing };
}
