import { purseParts } from "content/purse-parts.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { formatMoney, sumsOf } from "../../../values/money.ts";
import { type Account, accountsOf, listParts, type PartName } from "../transparency/count-sums.ts";
import { findSums } from "./project-end-queries.server.ts";

/** Returns the accounts of a purse, one for each currency that it had. */
export async function findAccounts(db: Database, purse: number): Promise<Account[]> {
  const sums = await findSums(db, purse);
  return accountsOf(sums.map((sum) => ({ ...sum, purpose: String(purse) })));
}

/** Returns the parts of the accounts of a purse in their order, each with the amounts of all currencies. */
export function writeParts(
  accounts: readonly Account[],
  nothing: string,
): { part: PartName; name: string; text: string }[] {
  const all = accounts.flatMap((account) =>
    listParts(account).map(({ name, minor }) => ({ name, amount: minor, currency: account.currency })),
  );
  return (Object.keys(purseParts) as PartName[]).flatMap((part) => {
    const own = all.filter(({ name }) => name === part);
    const amounts = sumsOf(own.filter(({ amount }) => amount !== 0)).map(formatMoney);
    const isShown = own.length > 0 || part === "spent" || part === "left";
    return isShown ? [{ part, name: purseParts[part], text: amounts.join(" · ") || nothing }] : [];
  });
}
