import type { AppContext } from "../../../server/context.server.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { findBank, writeDayOf } from "../bank-details/find-bank.server.ts";
import { hasNumber, isSharedNumber, type Ways } from "../bank-details/ways.ts";
import { findReference } from "../gifts/find-reference.server.ts";
import { findReceiptByNumber } from "../receipts/find-receipt.server.ts";

/** Result of a check: only the kind of number, never an owner or amount. */
export type Verdict =
  | {
      kind:
        | "account"
        | "shared"
        | "reference"
        /** A reference of the foundation together with an unknown account number. */
        | "mixed"
        | "receipt"
        | "endedReceipt"
        | "disputedReceipt"
        | "letters"
        | "slip"
        | "unsure"
        | "no";
    }
  | { kind: "until"; day: string };

const numbersIn = (typed: string): string[] =>
  typed.match(/(?<![\p{Letter}\d-])\d[\d .-]{3,}\d(?![\p{Letter}\d])/gu) ?? [];

/** Digits only, or the length of a RIB or an IBAN. */
const isLikeAccount = /^(?:\d+|[A-Z0-9]{15,34})$/i;

type Bank = Awaited<ReturnType<typeof findBank>>;

/** Checks one kind of number. @returns undefined if the text is another kind */
type Lookup = (ctx: AppContext, typed: string, bank: Bank) => Promise<Verdict | undefined>;

const lookUpAccount: Lookup = async (_ctx, typed, { isAltered, live, former }) => {
  const has = (ways: Ways) => ways.some((way) => hasNumber(way, typed));
  const until = former.filter(({ ways }) => has(ways)).at(-1)?.until;
  // References contain letters and are checked separately.
  if (isAltered && isLikeAccount.test(bareText(typed))) return { kind: "unsure" };
  const numbers = numbersIn(typed);
  const isShared = (number: string) => live?.ways.some((way) => isSharedNumber(way, number)) === true;
  const isOwn = (number: string) => live?.ways.some((way) => hasNumber(way, number)) === true;
  if (live !== undefined && has(live.ways)) return { kind: "account" };
  if (numbers.length > 0 && numbers.every((number) => isOwn(number) || isShared(number)))
    return { kind: numbers.some(isOwn) ? "account" : "shared" };
  if (isShared(typed)) return { kind: "shared" };
  return until === undefined ? undefined : { kind: "until", day: writeDayOf(until) };
};

const lookUpReference: Lookup = async (ctx, typed, { live }) => {
  const kind = await findReference(ctx, typed);
  if (kind !== "reference") return kind && { kind };
  const isStrange = (number: string) =>
    live?.ways.every((way) => !hasNumber(way, number) && !isSharedNumber(way, number)) !== false;
  return { kind: numbersIn(typed).some(isStrange) ? "mixed" : "reference" };
};

const receiptKinds = {
  valid: "receipt",
  void: "endedReceipt",
  replaced: "endedReceipt",
  disputed: "disputedReceipt",
  incomplete: "letters",
} as const;

/**
 * A number without letters counts as a receipt number only with a separator: an account number may also begin with a
 * year.
 */
const isLikeReceipt = (typed: string): boolean => /^\s*20\d\d\D\s*\d{1,9}\s*$/.test(typed);

const lookUpReceipt: Lookup = async (ctx, typed) => {
  const { state } = await findReceiptByNumber(ctx, typed);
  if (state === "none" || (state === "incomplete" && !isLikeReceipt(typed))) return undefined;
  return { kind: receiptKinds[state] };
};

const lookups: readonly Lookup[] = [lookUpAccount, lookUpReference, lookUpReceipt];

/**
 * Returns whether a number belongs to the foundation. All lookups always run, so that response times reveal nothing.
 */
export async function checkNumber(ctx: AppContext, text: string): Promise<Verdict> {
  const typed = withWesternDigits(text);
  const bank = await findBank(ctx);
  const found: (Verdict | undefined)[] = [];
  for (const lookUp of lookups) found.push(await lookUp(ctx, typed, bank));
  return found.find((verdict) => verdict !== undefined) ?? { kind: "no" };
}
