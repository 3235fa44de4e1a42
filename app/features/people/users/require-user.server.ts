import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { AppError, type ErrorCode, errorCodes } from "../../../server/http/errors.ts";
import { hasRole } from "../../../values/roles.ts";
import { userErrors } from "./user-errors.ts";
import { findPerson, type UserRecord } from "./user-queries.server.ts";

/** Returns why a member may not act on a person; undefined if they may. @param otherwise reason for an admin */
export function whyNot(member: StaffMember, { id }: { id: string }, otherwise: ErrorCode): ErrorCode {
  if (!hasRole(member, "admin")) return errorCodes.adminsOnly;
  return member.id === id ? userErrors.notYourself : otherwise;
}

/** Finds a person. @throws AppError notFound */
export async function requireUser(db: Database, id: string): Promise<UserRecord> {
  const person = await findPerson(db, id);
  if (person === undefined) throw new AppError("notFound");
  return person;
}
