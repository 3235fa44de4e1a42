import type { AppContext } from "../../../server/context.server.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { findBank, writeDayOf } from "../bank-details/find-bank.server.ts";
import { hasNumber, type Ways } from "../bank-details/ways.ts";
import { findReference } from "../gifts/find-reference.server.ts";
import { findReceiptByNumber } from "../receipts/find-receipt.server.ts";

/** What a typed number is; never whose, or how much. */
export type Verdict =
  | {
      kind:
        | "account"
        | "reference"
        | "receipt"
        | "endedReceipt"
        | "disputedReceipt"
        | "letters"
        | "slip"
        | "unsure"
        | "no";
    }
  | { kind: "until"; day: string };

/** A number of digits alone, or as long as a RIB or an IBAN. */
const isLikeAccount = /^(?:\d+|[A-Z0-9]{15,34})$/i;

/** Asks one kind of number. @returns undefined for none of that kind */
type Lookup = (ctx: AppContext, typed: string) => Promise<Verdict | undefined>;

const lookUpAccount: Lookup = async (ctx, typed) => {
  const { isAltered, live, former } = await findBank(ctx);
  const has = (ways: Ways) => ways.some((way) => hasNumber(way, typed));
  const until = former.filter(({ ways }) => has(ways)).at(-1)?.until;
  // A reference has letters, too, and is looked up.
  if (isAltered && isLikeAccount.test(bareText(typed))) return { kind: "unsure" };
  if (live !== undefined && has(live.ways)) return { kind: "account" };
  return until === undefined ? undefined : { kind: "until", day: writeDayOf(until) };
};

const lookUpReference: Lookup = async (ctx, typed) => {
  const kind = await findReference(ctx, typed);
  return kind && { kind };
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
export async function checkNumber(ctx: AppContext, typed: string): Promise<Verdict> {
  const found: (Verdict | undefined)[] = [];
  for (const lookUp of lookups) found.push(await lookUp(ctx, typed));
  return found.find((one) => one !== undefined) ?? { kind: "no" };
}
