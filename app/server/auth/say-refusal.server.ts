import { staff } from "../../../content/staff.ts";
import { staffShell } from "../../../content/staff-shell.ts";
import type { AppContext } from "../context.server.ts";
import { findNamesByRoles } from "../db/user-roles.ts";
import type { AppError } from "../http/errors.ts";

/** Names of people that are shown. */
const maxPeople = 3;

/** What somebody is answered, at the form, whose role does not allow its command: who can, by role and by name. */
export async function sayRefusal(
  { db }: Pick<AppContext, "db">,
  { data: { able, sentence } }: AppError,
): Promise<string> {
  if (able === undefined || able.length === 0) return sentence;
  const people = await findNamesByRoles(db, able, maxPeople);
  return staffShell.closed.notNow(
    able.map((role) => staff.rolesMany[role]),
    people,
  );
}
