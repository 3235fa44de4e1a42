import { formatList } from "content/intl.ts";
import type { AppContext } from "../context.server.ts";
import { findNamesByRoles } from "../db/user-roles.ts";
import type { AppError } from "../http/errors.ts";
import { listRoles } from "./require-may.server.ts";

/** Names of people that are shown. */
const maxPeople = 3;

/** Describes a rejected command at its form: who can do it, by role and by name. */
export async function describeRejection(
  { db }: Pick<AppContext, "db">,
  { data: { able, sentence } }: AppError,
): Promise<string> {
  if (able === undefined || able.length === 0) return sentence;
  const people = await findNamesByRoles(db, able, maxPeople);
  const ask = formatList(people, "or");
  const said = `Your role does not allow that now: only ${listRoles(able)} can do it`;
  return people.length === 0 ? `${said}.` : `${said}, so ask ${ask}.`;
}
