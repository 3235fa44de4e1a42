import type { AppContext } from "../../server/context.server.ts";
import { bareText, codeLength, findReferences, isCode } from "../../values/transfer-reference.ts";
import { findPrefix } from "../gifts/pledge-commands.server.ts";
import { findPledge, findPrefixes } from "../gifts/pledge-queries.server.ts";
import type { BankDetails } from "./bank-state.ts";
import { findBank, writeDayOf } from "./find-bank.server.ts";

/** What a typed number is; never whose, or how much. */
export type Verdict = { kind: "account" | "reference" | "slip" | "unsure" | "no" } | { kind: "until"; day: string };

/** Asks one kind of number. @returns undefined for none of that kind */
type Lookup = (ctx: AppContext, typed: string) => Promise<Verdict | undefined>;

const lookUpAccount: Lookup = async (ctx, typed) => {
  const bare = bareText(typed);
  const { isAltered, live, former } = await findBank(ctx);
  const has = ({ nairaAccount, dollarAccount }: BankDetails) =>
    [nairaAccount, dollarAccount].map(bareText).includes(bare);
  const until = former.filter(({ details }) => has(details)).at(-1)?.until;
  if (isAltered && /^\d+$/.test(bare)) return { kind: "unsure" };
  if (live !== undefined && has(live.details)) return { kind: "account" };
  return until === undefined ? undefined : { kind: "until", day: writeDayOf(until) };
};

/** No code has it: the query is made for every typed text, so that its time says nothing. */
const noCode = "-".repeat(codeLength);

const lookUpReference: Lookup = async (ctx, typed) => {
  const prefixes = [...new Set([await findPrefix(ctx), ...(await findPrefixes(ctx.db))])];
  const bare = bareText(typed);
  const { exact, near } = findReferences(typed, prefixes);
  const code = exact[0] ?? (isCode(bare) ? bare : noCode);
  const pledge = await findPledge(ctx.db, "code", code);
  if (pledge !== undefined && pledge.state !== "fake") return { kind: "reference" };
  return exact.length === 0 && near.length > 0 ? { kind: "slip" } : undefined;
};

const lookups: readonly Lookup[] = [lookUpAccount, lookUpReference];

/** Is this number the foundation's? Every lookup runs, whatever the others found: yes and no take the same work. */
export async function checkNumber(ctx: AppContext, typed: string): Promise<Verdict> {
  const found: (Verdict | undefined)[] = [];
  for (const lookUp of lookups) found.push(await lookUp(ctx, typed));
  return found.find((one) => one !== undefined) ?? { kind: "no" };
}
