import type { Database } from "../../server/db/database.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import { findPerson, type Person } from "./user-queries.server.ts";

/** A member of staff. @throws Refusal notFound */
export async function needPerson(database: Database, id: string): Promise<Person> {
  const person = await findPerson(database, id);
  if (person === undefined) throw new Refusal("notFound");
  return person;
}
