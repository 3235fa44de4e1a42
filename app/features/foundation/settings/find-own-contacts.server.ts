import type { AppContext } from "../../../server/context.server.ts";
import { readRows } from "./settings-queries.server.ts";

/** Telephone numbers, e-mail and address of the foundation itself, which its texts may name. */
export async function findOwnContacts({ db }: Pick<AppContext, "db">): Promise<string[]> {
  const { phone, email, headOffice, safeguardingContact, safeguardingPhone, privacyContact } = await readRows(db);
  const all = [phone, email, headOffice, safeguardingContact, safeguardingPhone, privacyContact];
  return all.filter((text) => typeof text === "string" && text !== "") as string[];
}
