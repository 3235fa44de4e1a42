import type { Database } from "../../server/db/database.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { findPerson, type UserRecord } from "./user-queries.server.ts";

/** @throws AppError notFound */
export async function requireUser(db: Database, id: string): Promise<UserRecord> {
  const person = await findPerson(db, id);
  if (person === undefined) throw new AppError("notFound");
  return person;
}
