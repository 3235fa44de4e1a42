import type { AppContext } from "../../../server/context.server.ts";
import { readRows } from "./settings-queries.server.ts";

/**
 * Finds the foundation's own contacts: telephone numbers, e-mail and postal addresses. Public texts may contain them.
 */
export async function findOwnContacts({ db }: Pick<AppContext, "db">): Promise<string[]> {
  const { phone, email, headOffice, safeguardingContact, safeguardingPhone, privacyContact } = await readRows(db);
  const all = [phone, email, headOffice, safeguardingContact, safeguardingPhone, privacyContact];
  return all.filter((text) => typeof text === "string" && text !== "") as string[];
}
