import type { purseParts } from "content/purse-parts.ts";
import type { Currency } from "../../../values/money.ts";

/** A sum of amounts of a purse, of one sort and currency. */
export interface Sum {
  /** Code of the purse. */
  purpose: string;
  what: string;
  /** Code of a slice; empty for none. */
  kind: string;
  currency: Currency;
  /** Minor units: + into the purse, − out of it. */
  minor: number;
  /** Number of lines; a correction of a voucher or charge counts against it. */
  count: number;
}

const keyOf = ({ purpose, what, kind, currency }: Sum): string => [purpose, what, kind, currency].join(" ");

/** Joins sums of the same purse, sort and currency. */
export function joinSums(all: readonly Sum[]): Sum[] {
  const joined = new Map<string, Sum>();
  for (const sum of all) {
    const key = keyOf(sum);
    const known = joined.get(key);
    joined.set(key, known ? { ...sum, minor: known.minor + sum.minor, count: known.count + sum.count } : sum);
  }
  return [...joined.values()];
}

/** Amounts of one currency, in minor units. Money that was spent, went back or was passed on is positive. */
export interface Account {
  currency: Currency;
  /** Amounts of the first day. */
  opening: number;
  /** Gifts as they came, also those that went back later. */
  given: number;
  /** Other income, and cash that was too much. */
  otherIn: number;
  /** Money that Most needed put in, with earlier gifts that have another purpose now; negative for Most needed itself. */
  putIn: number;
  spent: number;
  /** Gifts that went back to givers. */
  wentBack: number;
  /** Rest of an ended project; negative for the purse that got it. */
  passedOn: number;
  exchanged: number;
  left: number;
  /** Numbers of lines. */
  gifts: number;
  vouchers: number;
  charges: number;
}

type Part = "opening" | "given" | "otherIn" | "putIn" | "spent" | "wentBack" | "passedOn" | "exchanged";

const parts: Readonly<Record<string, Part>> = {
  opening: "opening",
  gift: "given",
  refund: "wentBack",
  "put-in": "putIn",
  before: "putIn",
  ended: "passedOn",
  exchanged: "exchanged",
  spent: "spent",
  back: "spent",
  charge: "spent",
  short: "spent",
};

/** Money with a kind was spent. All else that names no other part is other income. */
const partOf = ({ what, kind }: Pick<Sum, "what" | "kind">): Part =>
  kind === "" ? (parts[what] ?? "otherIn") : "spent";

const leaves: readonly Part[] = ["spent", "wentBack", "passedOn"];

const counted: Readonly<Record<string, "gifts" | "vouchers" | "charges">> = {
  gift: "gifts",
  spent: "vouchers",
  charge: "charges",
};

const accountOfZeros = (currency: Currency): Account => ({
  currency,
  opening: 0,
  given: 0,
  otherIn: 0,
  putIn: 0,
  spent: 0,
  wentBack: 0,
  passedOn: 0,
  exchanged: 0,
  left: 0,
  gifts: 0,
  vouchers: 0,
  charges: 0,
});

/**
 * Tells earlier gifts that went back from those that have another purpose now: the books have one sort for both. The
 * first day counted such money in Most needed, and only a refund takes it out of all purses.
 * @param sums of all purses @param general code of Most needed
 */
export const splitEarlier = (sums: readonly Sum[], general: string): Sum[] =>
  sums.flatMap((sum): Sum[] => {
    if (sum.what !== "before") return [sum];
    if (sum.purpose === general) return [{ ...sum, what: "refund" }];
    const moved = { ...sum, purpose: general, minor: -sum.minor };
    return [sum, moved, { ...moved, what: "refund", minor: sum.minor }];
  });

/** Returns the account of some sums in each of the currencies that they have. */
export function accountsOf(sums: readonly Sum[]): Account[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, own]) => {
    const account = accountOfZeros(currency);
    for (const sum of own) {
      const part = partOf(sum);
      account[part] += leaves.includes(part) ? -sum.minor : sum.minor;
      account.left += sum.minor;
      const noun = counted[sum.what];
      if (noun !== undefined) account[noun] += sum.count;
    }
    return account;
  });
}

/** Returns the money that came from outside: gifts, also those that went back later, and other income. */
export const cameInOf = ({ given, otherIn }: Account): number => given + otherIn;

/** Returns what a purse got from other purses and currencies, minus what it gave them. */
export const betweenOf = ({ putIn, passedOn, exchanged }: Account): number => putIn + exchanged - passedOn;

/** Returns the money that left the foundation. */
export const wentOutOf = ({ spent, wentBack }: Account): number => spent + wentBack;

export type PartName = keyof typeof purseParts;

/** Returns the parts of an account in their order, most of them only if they are not 0. They add up to the money that is left. */
export function listParts(account: Account): { name: PartName; minor: number }[] {
  const { opening, given, otherIn, putIn, passedOn, exchanged, spent, wentBack, left } = account;
  const passedIn = Math.max(-passedOn, 0);
  const parts: [PartName, number, boolean][] = [
    ["opening", opening, false],
    ["gifts", given, true],
    ["otherIn", otherIn, false],
    ["putIn", putIn, false],
    ["passedIn", passedIn, false],
    ["exchanged", exchanged, false],
    ["together", opening + given + otherIn + putIn + passedIn + exchanged, true],
    ["spent", spent, true],
    ["wentBack", wentBack, false],
    ["passedOn", Math.max(passedOn, 0), false],
    ["left", left, true],
  ];
  return parts.flatMap(([name, minor, isAlwaysShown]) => (minor === 0 && !isAlwaysShown ? [] : [{ name, minor }]));
}

/** Returns the account in a currency; of zeros if the sums have none. */
export const accountIn = (sums: readonly Sum[], currency: Currency): Account =>
  accountsOf(sums.filter((sum) => sum.currency === currency))[0] ?? accountOfZeros(currency);

/** A slice of the money that was spent. */
export interface Slice {
  /** Code of the kind. */
  code: string;
  /** Minor units. */
  minor: number;
  /** Hundredths of a percent; those of all slices are 10,000 together. */
  hundredths: number;
}

const whole = 10_000n;

/**
 * Returns the slices of the money that was spent in a currency. The largest remainders are rounded up. Of equal
 * remainders the larger sum is first, then the code. A kind without spending has no slice.
 */
export function sliceSpending(sums: readonly Sum[], currency: Currency): Slice[] {
  const spent = new Map<string, number>();
  for (const sum of sums)
    if (sum.currency === currency && sum.kind !== "") spent.set(sum.kind, (spent.get(sum.kind) ?? 0) - sum.minor);
  const kinds = [...spent].filter(([, minor]) => minor > 0);
  const total = kinds.reduce((sum, [, minor]) => sum + BigInt(minor), 0n);
  const slices = kinds.map(([code, minor]) => {
    const share = BigInt(minor) * whole;
    return { code, minor, hundredths: Number(share / total), rest: share % total };
  });
  const missing = Number(whole) - slices.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const raised = new Set(
    slices
      .toSorted((a, b) => compare(b.rest, a.rest) || compare(b.minor, a.minor) || compare(a.code, b.code))
      .slice(0, missing),
  );
  return slices
    .map((slice) => ({ ...slice, hundredths: slice.hundredths + (raised.has(slice) ? 1 : 0) }))
    .map(({ rest: _, ...slice }) => slice);
}

const compare = <Value extends bigint | number | string>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);
