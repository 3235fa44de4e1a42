import type { AppContext } from "../../../server/context.server.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { findBank, writeDayOf } from "../bank-details/find-bank.server.ts";
import { hasNumber, isSharedNumber, type Ways } from "../bank-details/ways.ts";
import { findReference } from "../gifts/find-reference.server.ts";
import { findReceiptByNumber } from "../receipts/find-receipt.server.ts";

/** What a typed number is; never whose, or how much. */
export type Verdict =
  | {
      kind:
        | "account"
        /** A Paybill that others use, too. */
        | "shared"
        | "reference"
        /** A reference of ours beside a number that is none of ours. */
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

/** Numbers that may be accounts, in a text with words: digits, with blanks, points and dashes between them. */
const numbersIn = (typed: string): string[] =>
  typed.match(/(?<![\p{Letter}\d-])\d[\d .-]{3,}\d(?![\p{Letter}\d])/gu) ?? [];

/** A number of digits alone, or as long as a RIB or an IBAN. */
const isLikeAccount = /^(?:\d+|[A-Z0-9]{15,34})$/i;

type Bank = Awaited<ReturnType<typeof findBank>>;

/** Asks one kind of number. @param bank what every lookup may compare with @returns undefined for none of that kind */
type Lookup = (ctx: AppContext, typed: string, bank: Bank) => Promise<Verdict | undefined>;

const lookUpAccount: Lookup = async (_ctx, typed, { isAltered, live, former }) => {
  const has = (ways: Ways) => ways.some((way) => hasNumber(way, typed));
  const until = former.filter(({ ways }) => has(ways)).at(-1)?.until;
  // A reference has letters, too, and is looked up.
  if (isAltered && isLikeAccount.test(bareText(typed))) return { kind: "unsure" };
  const numbers = numbersIn(typed);
  const isShared = (one: string) => live?.ways.some((way) => isSharedNumber(way, one)) === true;
  const isOwn = (one: string) => live?.ways.some((way) => hasNumber(way, one)) === true;
  if (live !== undefined && has(live.ways)) return { kind: "account" };
  if (numbers.length > 0 && numbers.every((one) => isOwn(one) || isShared(one)))
    return { kind: numbers.some(isOwn) ? "account" : "shared" };
  if (isShared(typed)) return { kind: "shared" };
  return until === undefined ? undefined : { kind: "until", day: writeDayOf(until) };
};

const lookUpReference: Lookup = async (ctx, typed, { live }) => {
  const kind = await findReference(ctx, typed);
  if (kind !== "reference") return kind && { kind };
  const isStrange = (one: string) =>
    live?.ways.every((way) => !hasNumber(way, one) && !isSharedNumber(way, one)) !== false;
  return { kind: numbersIn(typed).some(isStrange) ? "mixed" : "reference" };
};

const receiptKinds = {
  valid: "receipt",
  void: "endedReceipt",
  replaced: "endedReceipt",
  disputed: "disputedReceipt",
  incomplete: "letters",
} as const;

/** An account number could be year and serial, too: without letters only what is written like a receipt's number. */
const isLikeReceipt = (typed: string): boolean => /^\s*20\d\d\D\s*\d{1,9}\s*$/.test(typed);

const lookUpReceipt: Lookup = async (ctx, typed) => {
  const { state } = await findReceiptByNumber(ctx, typed);
  if (state === "none" || (state === "incomplete" && !isLikeReceipt(typed))) return undefined;
  return { kind: receiptKinds[state] };
};

const lookups: readonly Lookup[] = [lookUpAccount, lookUpReference, lookUpReceipt];

/** Is this number the foundation's? Every lookup runs, whatever the others found: yes and no take the same work. */
export async function checkNumber(ctx: AppContext, text: string): Promise<Verdict> {
  const typed = withWesternDigits(text);
  const bank = await findBank(ctx);
  const found: (Verdict | undefined)[] = [];
  for (const lookUp of lookups) found.push(await lookUp(ctx, typed, bank));
  return found.find((one) => one !== undefined) ?? { kind: "no" };
}
