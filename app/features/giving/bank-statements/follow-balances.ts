export interface Step {
  /** Row number as in a spreadsheet, from 1. */
  row: number;
  /** Minor units; negative for money out. */
  amount: number;
  /** The bank's charge, in minor units. */
  fee: number;
  /** Balance after the row, in minor units. */
  balance: number | undefined;
  /** Time of the row, as in the file. Rows with the same time may be in any order. */
  moment: string;
  /** ISO date. */
  day: string;
}

/** Balances that rows or titles state, in minor units. */
export interface NamedSums {
  opening: number | undefined;
  closing: number | undefined;
}

/** Steps in the order of payments, each with the balance after it. */
export interface Ledger<Row extends Step> {
  steps: (Row & { after: number })[];
  opening: number;
  closing: number;
}

/** The row at which the balances no longer add up. */
export interface Break {
  row: number;
  followed: number;
  kind: "breaks" | "closing";
  sums: [expected: number, found: number];
}

const netOf = ({ amount, fee }: Step): number => amount - fee;

function follow<Row extends Step>(steps: readonly Row[], { opening: named, closing }: NamedSums): Ledger<Row> | Break {
  const first = steps.findIndex(({ balance }) => balance !== undefined);
  const sumTo = steps.slice(0, first + 1).reduce((sum, step) => sum + netOf(step), 0);
  const opening = named ?? (steps[first]?.balance ?? 0) - sumTo;
  let running = opening;
  const followed: (Row & { after: number })[] = [];
  for (const step of steps) {
    running += netOf(step);
    const { balance, row } = step;
    if (balance !== undefined && balance !== running)
      return { kind: "breaks", row, followed: followed.length, sums: [running, balance] };
    followed.push({ ...step, after: running });
  }
  if (closing !== undefined && closing !== running)
    return { kind: "closing", row: steps.at(-1)?.row ?? 0, followed: followed.length, sums: [running, closing] };
  return { steps: followed, opening, closing: running };
}

function partsOf<Item>(list: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const parts: Item[][] = [];
  for (const item of list) {
    const last = parts.at(-1);
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item);
    else parts.push([item]);
  }
  return parts;
}

/**
 * Generates the orders in which banks sort rows: oldest or newest first, and reversed days or reversed rows within each
 * day.
 */
function* ordersOf<Row extends Step>(steps: readonly Row[]): Generator<readonly Row[]> {
  const isNewestFirst = (steps[0]?.day ?? "") > (steps.at(-1)?.day ?? "");
  const both = [steps, steps.toReversed()];
  // Opening and closing balance alone add up in both orders; then the days decide.
  yield* isNewestFirst ? both.toReversed() : both;
  for (const keyOf of [({ day }: Row) => day, ({ moment }: Row) => moment]) {
    const parts = partsOf(steps, keyOf);
    if (parts.length === steps.length || parts.length === 1) continue;
    yield parts.toReversed().flat();
    yield parts.flatMap((part) => part.toReversed());
  }
}

/** Orders a day's steps by their balances: https://en.wikipedia.org/wiki/Eulerian_path */
function chain<Row extends Step>(steps: readonly Row[], from: number): Row[] | undefined {
  const leaving = new Map<number, Row[]>();
  for (const step of steps.toReversed()) {
    const before = (step.balance ?? 0) - netOf(step);
    const list = leaving.get(before);
    if (list === undefined) leaving.set(before, [step]);
    else list.push(step);
  }
  const trail: Row[] = [];
  const path: { at: number; by: Row | undefined }[] = [{ at: from, by: undefined }];
  while (path.length > 0) {
    const { at, by } = path.at(-1) ?? { at: 0, by: undefined };
    const next = leaving.get(at)?.pop();
    if (next !== undefined) path.push({ at: next.balance ?? 0, by: next });
    else {
      path.pop();
      if (by !== undefined) trail.push(by);
    }
  }
  trail.reverse();
  return trail.length === steps.length ? trail : undefined;
}

/** Returns balances that the day may begin with. A balance that is not the result of any step comes first. */
function startsOf(steps: readonly Step[]): number[] {
  const counts = new Map<number, number>();
  const add = (balance: number, by: number) => counts.set(balance, (counts.get(balance) ?? 0) + by);
  for (const step of steps) {
    add((step.balance ?? 0) - netOf(step), 1);
    add(step.balance ?? 0, -1);
  }
  const open = [...counts].filter(([, count]) => count > 0).map(([balance]) => balance);
  if (open.length > 0) return open;
  // If a day begins and ends with the same balance, its first step is the bank's first or last row.
  return [steps[0], steps.at(-1)].flatMap((step) => (step === undefined ? [] : (step.balance ?? 0) - netOf(step)));
}

function chainDays<Row extends Step>(steps: readonly Row[], sums: NamedSums): Ledger<Row> | undefined {
  if (steps.some(({ balance }) => balance === undefined)) return undefined;
  const days = partsOf(
    steps.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1)),
    ({ day }) => day,
  );
  for (const start of sums.opening === undefined ? startsOf(days[0] ?? []) : [sums.opening]) {
    const trail: Row[] = [];
    let at: number | undefined = start;
    for (const day of days) {
      const part: Row[] | undefined = at === undefined ? undefined : chain(day, at);
      trail.push(...(part ?? []));
      at = part?.at(-1)?.balance;
    }
    if (at === undefined || trail.length !== steps.length) continue;
    const ledger = follow(trail, { ...sums, opening: start });
    if ("steps" in ledger) return ledger;
  }
  return undefined;
}

/** Finds an order in which the balances add up. @returns the break of the best order if there is none */
export function followBalances<Row extends Step>(steps: readonly Row[], sums: NamedSums): Ledger<Row> | Break {
  let best: Break | undefined;
  for (const order of ordersOf(steps)) {
    const found = follow(order, sums);
    if ("steps" in found) return found;
    if (best === undefined || found.followed > best.followed) best = found;
  }
  return chainDays(steps, sums) ?? best ?? { kind: "breaks", row: 0, followed: 0, sums: [0, 0] };
}
