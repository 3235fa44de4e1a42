import type { AppContext } from "../../../server/context.server.ts";
import * as store from "./account-change-queries.server.ts";

/**
 * How old accounts are and who made them, to judge whether somebody is a second person.
 * @returns of those accounts that are left: name, since when (ISO date and time, UTC) and who invited them, if anybody
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
