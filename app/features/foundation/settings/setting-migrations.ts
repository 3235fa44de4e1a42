import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";
import type { SettingTable } from "./setting-tables.ts";

/** A telephone inside a line like "Nurse, 0800 000 0000", or a short one alone. */
const telephone = /^\d{3,6}$|\+?\d[\d\s()/-]{5,}\d/;

const edges = " ,;:–-";

/** Without the signs that stood between name and number. */
function withoutEdges(text: string): string {
  const signs = [...text];
  const first = signs.findIndex((sign) => !edges.includes(sign));
  const last = signs.findLastIndex((sign) => !edges.includes(sign));
  return first < 0 ? "" : signs.slice(first, last + 1).join("");
}

/** Splits the name from the number; what stands around the number stays with the name. */
export function splitContact(line: string): { name: string; phone: string } {
  const [phone] = telephone.exec(line.trim()) ?? [];
  if (phone === undefined) return { name: line.trim(), phone: "" };
  const parts = line.split(phone).map(withoutEdges);
  return { name: parts.filter((part) => part !== "").join(", "), phone: phone.trim() };
}

export const settingMigrations: DeclaredMigrations = {
  // One line had the name and the number of the contact for an unsafe child.
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
