import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { findSettings } from "./find-settings.server.ts";
import { mayChangeBank, mayChangeSettings } from "./settings-rules.ts";
import type { SiteSettings } from "./settings-schema.ts";
import { keepSetting } from "./settings-store.server.ts";

/**
 * Changes settings; each that is new is written down with what it was before.
 *
 * @throws Refusal adminsOnly for bank details by an editor
 */
export async function changeSettings(site: Site, member: StaffMember, wanted: Partial<SiteSettings>): Promise<void> {
  const may = "bank" in wanted ? mayChangeBank(member) : mayChangeSettings(member);
  if (!may) throw new Refusal("adminsOnly");
  const now = await findSettings(site);
  await site.database.transaction().execute(async (transaction) => {
    for (const [name, after] of Object.entries(wanted)) {
      const before = now[name as keyof SiteSettings];
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      await keepSetting(transaction, name, after);
      await keepDeed(site, transaction, member, { what: "setting changed", subject: `setting:${name}`, before, after });
    }
  });
}
