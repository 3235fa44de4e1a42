import type { FindLoggedThings } from "../../../server/audit-log/logged-things.ts";
import { findUsers } from "./user-queries.server.ts";

/** Names existing accounts in the audit log. */
export const nameAccounts: FindLoggedThings = async ({ db }, keys) => {
  const wanted = new Set(keys);
  const people = (await findUsers(db)).filter(({ id }) => wanted.has(id));
  return new Map(people.map(({ id, name }) => [id, { name, to: `/admin/manageusers/${id}` }]));
};
