import { firstSettings } from "content/site.ts";
import * as v from "valibot";
import type { Site, Visit } from "../../platform/site.server.ts";
import { type SiteSettings, siteSettingsSchema } from "./settings-schema.ts";
import { readRows } from "./settings-store.server.ts";

/**
 * The settings as they are now. One that is missing or damaged reads as the first value it ever had,
 * so that a page never breaks over a setting.
 */
export async function findSettings(site: Site): Promise<SiteSettings> {
  const rows = await readRows(site.database);
  const whole = v.safeParse(siteSettingsSchema, { ...firstSettings, ...rows });
  if (whole.success) return whole.output;
  const damaged = new Set(whole.issues.map((issue) => String(issue.path?.[0]?.key)));
  site.log.error("settings damaged", { names: [...damaged].join(" ") });
  const sound = Object.entries(rows).filter(([name]) => !damaged.has(name));
  return v.parse(siteSettingsSchema, { ...firstSettings, ...Object.fromEntries(sound) });
}

const askedFor = new WeakMap<Visit, Promise<SiteSettings>>();

/** The settings for everything that is shown on one page: its frame and its middle ask once together. */
export function findSettingsOnce(site: Site, visit: Visit): Promise<SiteSettings> {
  const found = askedFor.get(visit) ?? findSettings(site);
  askedFor.set(visit, found);
  return found;
}
