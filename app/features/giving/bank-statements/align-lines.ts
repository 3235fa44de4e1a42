/** A line that is stored. */
export interface StoredLine {
  id: number;
  /** ISO date. */
  day: string;
  /** Minor units. */
  amount: number;
  /** Balance after it; null: of before balances were kept. */
  balance: number | null;
  fingerprint: string;
}

/** A line of the file. */
export interface FileLine {
  day: string;
  amount: number;
  balance: number | undefined;
  /** What the line can be stored as. */
  fingerprints: readonly string[];
}

/** What is known of the account's earlier statements. */
export interface Coverage {
  first_day: string;
  last_day: string;
  opening: number;
  closing: number;
}

export interface Alignment<One extends FileLine> {
  /** Lines that are stored already. */
  same: { line: One; stored: StoredLine }[];
  fresh: One[];
  /** Agree in day and amount, and not in words or balance: a person says whether they are the same. */
  doubtful: { line: One; stored: StoredLine }[];
  /** Days of theirs were read before, and the lines were not there. */
  unexpected: One[];
  /** Stored lines of days that the file has, which it does not have. */
  missing: StoredLine[];
}

/** Value dates of two exports may stand so far apart (days). */
const maxApart = 7;
const dayMs = 24 * 60 * 60 * 1000;

const daysApart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / dayMs;

/** Takes pairs of the lines and the stored ones that have the same key, the first with the first. */
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
 * Finds which lines of a file are stored already: a payment is known by its place in the account, amount and balance, whatever
 * the words and value dates say.
 * @param file in the order in which the money moved, with the sums of the statement
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
  const shared = earlier.filter((one) => one.first_day <= file.lastDay && file.firstDay <= one.last_day);
  const isShared = ({ day }: StoredLine) => shared.some((one) => one.first_day <= day && day <= one.last_day);
  const placeOfLine = (line: One) => (line.balance === undefined ? undefined : `${line.amount} ${line.balance}`);
  const placeOfStored = (one: StoredLine) => (one.balance === null ? undefined : `${one.amount} ${one.balance}`);
  // The words tell apart payments that stand twice in one place, then the day.
  for (const isNear of [
    (line: One, one: StoredLine) => line.fingerprints.includes(one.fingerprint),
    (line: One, one: StoredLine) => line.day === one.day,
    // Another value date: only where both files have the days, as the same sums come again in an account.
    (line: One, one: StoredLine) => isShared(one) && daysApart(line.day, one.day) <= maxApart,
  ])
    same.push(...takePairs(lines, stored, placeOfLine, placeOfStored, isNear));
  // Where one of the two has no balance, the same words are the same line.
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
      // Two files may share a day, each with its part of it.
      !isContinued,
  );
  const isExpected = (line: One) => line.balance === undefined || !earlier.some((one) => isInside(line.day, one));
  const unexpected = [...lines].filter((line) => !isExpected(line));
  const missing = [...stored].filter(({ day, balance }) => balance !== null && isInside(day, own));
  return { same, fresh: [...lines].filter(isExpected), doubtful, unexpected, missing };
}
