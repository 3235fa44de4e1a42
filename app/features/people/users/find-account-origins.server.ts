import type { AppContext } from "../../../server/context.server.ts";
import * as store from "./account-change-queries.server.ts";

/**
 * Finds age and inviter of accounts, to judge a second person. @returns only existing accounts; `since` is ISO 8601 in UTC
 */
export async function findAccountOrigins({ db }: Pick<AppContext, "db">, ids: readonly string[]) {
  const accounts = await store.findAccounts(db);
  const changes = await store.findAccountChanges(db);
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  return accounts
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, createdAt }) => {
      const made = changes.find(
        ({ account_id, what, by_id }) => account_id === id && what === "created" && by_id !== id,
      );
      return { name, since: createdAt, by: made && nameOf.get(made.by_id) };
    });
}
