import { firstSettings } from "content/site.ts";
import * as v from "valibot";
import { Unavailable } from "../../server/http/errors.ts";
import type { Site, Visit } from "../../server/context.server.ts";
import { type SiteSettings, siteSettingsSchema } from "./settings-schema.ts";
import { readRows } from "./settings-queries.server.ts";

/** What they were when they were last read, for the minutes in which the database does not answer. */
const lastRead = new WeakMap<Site["settings"], SiteSettings>();

/**
 * The settings as they are now, or as they were last while the database does not answer: no page breaks over that, and a
 * form that could not be kept is shown again with what was typed.
 *
 * @throws Unavailable when they were never read
 */
export async function findSettings(site: Site): Promise<SiteSettings> {
  try {
    const settings = await readSettings(site);
    lastRead.set(site.settings, settings);
    return settings;
  } catch (error) {
    const last = lastRead.get(site.settings);
    if (!(error instanceof Unavailable) || last === undefined) throw error;
    return last;
  }
}

/**
 * The settings as they are now. One that is missing or damaged reads as the first value it ever had,
 * so that a page never breaks over a setting.
 */
async function readSettings(site: Site): Promise<SiteSettings> {
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
