import type { Database } from "../../platform/database/database.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import { findPerson, type Person } from "./user-store.server.ts";

/** A member of staff. @throws Refusal notFound */
export async function needPerson(database: Database, id: string): Promise<Person> {
  const person = await findPerson(database, id);
  if (person === undefined) throw new Refusal("notFound");
  return person;
}
