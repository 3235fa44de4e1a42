import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";
import type { SettingTable } from "./setting-tables.ts";

/** Matches a telephone number inside a text such as "Nurse, 0800 000 0000", or a short number alone. */
const telephone = /^\d{3,6}$|\+?\d[\d\s()/-]{5,}\d/;

const edges = " ,;:–-";

function withoutEdges(text: string): string {
  const signs = [...text];
  const first = signs.findIndex((sign) => !edges.includes(sign));
  const last = signs.findLastIndex((sign) => !edges.includes(sign));
  return first < 0 ? "" : signs.slice(first, last + 1).join("");
}

/** Splits a text into name and number; the text around the number becomes the name. */
export function splitContact(line: string): { name: string; phone: string } {
  const [phone] = telephone.exec(line.trim()) ?? [];
  if (phone === undefined) return { name: line.trim(), phone: "" };
  const parts = line.split(phone).map(withoutEdges);
  return { name: parts.filter((part) => part !== "").join(", "), phone: phone.trim() };
}

export const settingMigrations: DeclaredMigrations = {
  // Until then, one text contained name and number of the contact for child safety.
  "127-safeguarding-phone": async (database) => {
    const db = database.withTables<{ settings: SettingTable }>();
    const one = db.selectFrom("settings").select("value").where("name", "=", "safeguardingContact");
    const line: unknown = JSON.parse((await one.executeTakeFirst())?.value ?? '""');
    const { name, phone } = splitContact(typeof line === "string" ? line : "");
    if (phone === "") return;
    const value = JSON.stringify(name);
    await db.updateTable("settings").set({ value }).where("name", "=", "safeguardingContact").execute();
    await db
      .insertInto("settings")
      .values({ name: "safeguardingPhone", value: JSON.stringify(phone) })
      .execute();
  },
};
