import { hasRole } from "../../values/roles.ts";
import type { AppContext } from "../context.server.ts";
import { findPeople } from "./reading-right-queries.server.ts";

/** Lists the e-mail addresses of all admins, for urgent messages. */
export const listAdminAddresses = async ({ db }: Pick<AppContext, "db">): Promise<string[]> =>
  (await findPeople(db)).filter((person) => hasRole(person, "admin")).map(({ email }) => email);

/** Lists the e-mail addresses of all safeguarding leads. */
export const listLeadAddresses = async ({ db }: Pick<AppContext, "db">): Promise<string[]> =>
  (await findPeople(db)).filter((person) => hasRole(person, "lead")).map(({ email }) => email);

export const listAdminNames = async ({ db }: Pick<AppContext, "db">): Promise<string[]> =>
  (await findPeople(db)).filter((person) => hasRole(person, "admin")).map(({ name }) => name);
