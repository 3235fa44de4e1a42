export interface StoredLine {
  id: number;
  /** ISO date. */
  day: string;
  amount: number;
  /** Balance after it; null: stored before balances were. */
  balance: number | null;
  fingerprint: string;
}

export interface FileLine {
  day: string;
  amount: number;
  balance: number | undefined;
  /** The fingerprints that the stored line can have. */
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
  /** Same day and amount, other words or balance: a person decides. */
  doubtful: { line: Line; stored: StoredLine }[];
  /** New lines on days that an earlier statement covers. */
  unexpected: Line[];
  /** Stored lines that the file lacks on its days. */
  missing: StoredLine[];
}

/** Maximum days between the value dates of two exports. */
const maxApart = 7;
const dayMs = 24 * 60 * 60 * 1000;

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;

/** Removes and returns pairs with equal keys, in order. */
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
 * Finds the lines of a file that are stored already, by balance and amount rather than words and value dates.
 * @param file in the order of payments
 * @param earlier statements of the account
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
  // Words, then days, tell payments with equal amount and balance apart.
  for (const isNear of [
    (line: Line, known: StoredLine) => line.fingerprints.includes(known.fingerprint),
    (line: Line, known: StoredLine) => line.day === known.day,
    // Other value dates count only on days of both files, because sums recur.
    (line: Line, known: StoredLine) => isShared(known) && daysApart(line.day, known.day) <= maxApart,
  ])
    same.push(...takePairs(lines, stored, placeOfLine, placeOfStored, isNear));
  // Without a balance, equal words make equal lines.
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
      // Two files may each have a part of known day.
      !isContinued,
  );
  const isExpected = (line: Line) =>
    line.balance === undefined || !earlier.some((statement) => isInside(line.day, statement));
  const unexpected = [...lines].filter((line) => !isExpected(line));
  const missing = [...stored].filter(({ day, balance }) => balance !== null && isInside(day, own));
  return { same, fresh: [...lines].filter(isExpected), doubtful, unexpected, missing };
}
