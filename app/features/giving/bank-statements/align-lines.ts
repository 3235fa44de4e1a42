export interface StoredLine {
  id: number;
  /** ISO date. */
  day: string;
  /** Minor units. */
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

export interface Alignment<One extends FileLine> {
  same: { line: One; stored: StoredLine }[];
  fresh: One[];
  /** Same day and amount, other words or balance: a person decides. */
  doubtful: { line: One; stored: StoredLine }[];
  /** New lines on days that an earlier statement covers. */
  unexpected: One[];
  /** Stored lines that the file lacks on its days. */
  missing: StoredLine[];
}

/** Maximum days between the value dates of two exports. */
const maxApart = 7;
const dayMs = 24 * 60 * 60 * 1000;

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;

/** Removes and returns pairs with equal keys, in order. */
function takePairs<One extends FileLine>(
  lines: Set<One>,
  stored: Set<StoredLine>,
  keyOfLine: (line: One) => string | undefined,
  keyOfStored: (one: StoredLine) => string | undefined,
  isNear: (line: One, one: StoredLine) => boolean = () => true,
) {
  const byKey = new Map<string, StoredLine[]>();
  for (const one of stored) {
    const key = keyOfStored(one);
    if (key === undefined) continue;
    const list = byKey.get(key);
    if (list === undefined) byKey.set(key, [one]);
    else list.push(one);
  }
  const pairs: { line: One; stored: StoredLine }[] = [];
  for (const line of lines) {
    const key = keyOfLine(line);
    const list = key === undefined ? undefined : byKey.get(key);
    const found = list?.find((one) => stored.has(one) && isNear(line, one));
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
export function alignLines<One extends FileLine>(
  file: { lines: readonly One[]; opening: number; closing: number; firstDay: string; lastDay: string },
  storedLines: readonly StoredLine[],
  earlier: readonly Coverage[],
): Alignment<One> {
  const lines = new Set(file.lines);
  const stored = new Set(storedLines);
  const same: Alignment<One>["same"] = [];
  const shared = earlier.filter(({ first_day, last_day }) => first_day <= file.lastDay && file.firstDay <= last_day);
  const isShared = ({ day }: StoredLine) =>
    shared.some(({ first_day, last_day }) => first_day <= day && day <= last_day);
  const placeOfLine = (line: One) => (line.balance === undefined ? undefined : `${line.amount} ${line.balance}`);
  const placeOfStored = (one: StoredLine) => (one.balance === null ? undefined : `${one.amount} ${one.balance}`);
  // Words, then days, tell payments with equal amount and balance apart.
  for (const isNear of [
    (line: One, one: StoredLine) => line.fingerprints.includes(one.fingerprint),
    (line: One, one: StoredLine) => line.day === one.day,
    // Other value dates count only on days of both files, because sums recur.
    (line: One, one: StoredLine) => isShared(one) && daysApart(line.day, one.day) <= maxApart,
  ])
    same.push(...takePairs(lines, stored, placeOfLine, placeOfStored, isNear));
  // Without a balance, equal words make equal lines.
  for (const at of [0, 1])
    same.push(
      ...takePairs(
        lines,
        stored,
        (line) => line.fingerprints[at],
        (one) => one.fingerprint,
        (line, one) => line.balance === undefined || one.balance === null,
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
    (one) => `${one.amount} ${one.day}`,
    (line, one) =>
      line.balance === undefined ||
      one.balance === null ||
      isInside(one.day, own) ||
      // Two files may each have a part of one day.
      !isContinued,
  );
  const isExpected = (line: One) =>
    line.balance === undefined || !earlier.some((statement) => isInside(line.day, statement));
  const unexpected = [...lines].filter((line) => !isExpected(line));
  const missing = [...stored].filter(({ day, balance }) => balance !== null && isInside(day, own));
  return { same, fresh: [...lines].filter(isExpected), doubtful, unexpected, missing };
}
