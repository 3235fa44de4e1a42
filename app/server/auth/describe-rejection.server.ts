import { formatList } from "content/intl.ts";
import { serverErrors } from "content/server-errors.ts";
import type { AppContext } from "../context.server.ts";
import { findNamesByRoles } from "../db/user-roles.ts";
import type { AppError } from "../http/errors.ts";
import { listRoles } from "./require-may.server.ts";

const maxPeople = 3;

/** Describes a rejected command at its form, with the roles and names of people who can do it. */
export async function describeRejection(
  { db }: Pick<AppContext, "db">,
  { data: { able, sentence } }: AppError,
): Promise<string> {
  if (able === undefined || able.length === 0) return sentence;
  const people = await findNamesByRoles(db, able, maxPeople);
  return serverErrors.onlyRolesNow(listRoles(able), formatList(people, "or"));
}
