import type { FindLoggedThings } from "../../../server/audit-log/logged-things.ts";
import { findUsers } from "./user-queries.server.ts";

/** Names accounts in the log, while they are there. */
export const nameAccounts: FindLoggedThings = async ({ db }, keys) => {
  const wanted = new Set(keys);
  const people = (await findUsers(db)).filter(({ id }) => wanted.has(id));
  return new Map(people.map(({ id, name }) => [id, { name, to: `/admin/manageusers/${id}` }]));
};
