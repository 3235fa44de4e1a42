import type { AppContext } from "../../server/context.server.ts";
import { bareText, codeLength, findReferences, isCode } from "../../values/transfer-reference.ts";
import { findPrefix } from "./pledge-commands.server.ts";
import { findPledge, findPrefixes } from "./pledge-queries.server.ts";

/** No code has it: the query is made for every typed text, so that its time says nothing. */
const noCode = "-".repeat(codeLength);

/** Did we give out this reference? @returns `slip` for one that a typing slip could have made; undefined for none of ours */
export async function findReference(ctx: AppContext, typed: string): Promise<"reference" | "slip" | undefined> {
  const prefixes = [...new Set([await findPrefix(ctx), ...(await findPrefixes(ctx.db))])];
  const bare = bareText(typed);
  const { exact, near } = findReferences(typed, prefixes);
  const pledge = await findPledge(ctx.db, "code", exact[0] ?? (isCode(bare) ? bare : noCode));
  if (pledge !== undefined && pledge.state !== "fake") return "reference";
  return exact.length === 0 && near.length > 0 ? "slip" : undefined;
}
