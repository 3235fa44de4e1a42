import { firstSettings } from "content/site.ts";
import * as v from "valibot";
import type { AppContext, RequestInfo } from "../../server/context.server.ts";
import { Unavailable } from "../../server/http/errors.ts";
import { readRows } from "./settings-queries.server.ts";
import { type SiteSettings, siteSettingsSchema } from "./settings-schema.ts";

/** What they were when they were last read, for the minutes in which the database does not answer. */
const lastRead = new WeakMap<AppContext["config"], SiteSettings>();

/**
 * The settings as they are now, or as they were last while the database does not answer: no page breaks over that, and a
 * form that could not be kept is shown again with what was typed.
 *
 * @throws Unavailable when they were never read
 */
export async function findSettings(ctx: AppContext): Promise<SiteSettings> {
  try {
    const settings = await readSettings(ctx);
    lastRead.set(ctx.config, settings);
    return settings;
  } catch (error) {
    const last = lastRead.get(ctx.config);
    if (!(error instanceof Unavailable) || last === undefined) throw error;
    return last;
  }
}

/**
 * The settings as they are now. One that is missing or damaged reads as the first value it ever had,
 * so that a page never breaks over a setting.
 */
async function readSettings(ctx: AppContext): Promise<SiteSettings> {
  const rows = await readRows(ctx.db);
  const whole = v.safeParse(siteSettingsSchema, { ...firstSettings, ...rows });
  if (whole.success) return whole.output;
  const damaged = new Set(whole.issues.map((issue) => String(issue.path?.[0]?.key)));
  ctx.log.error("settings damaged", { names: [...damaged].join(" ") });
  const sound = Object.entries(rows).filter(([name]) => !damaged.has(name));
  return v.parse(siteSettingsSchema, { ...firstSettings, ...Object.fromEntries(sound) });
}

const askedFor = new WeakMap<RequestInfo, Promise<SiteSettings>>();

/** The settings for everything that is shown on one page: its frame and its middle ask once together. */
export function findSettingsOnce(ctx: AppContext, visit: RequestInfo): Promise<SiteSettings> {
  const found = askedFor.get(visit) ?? findSettings(ctx);
  askedFor.set(visit, found);
  return found;
}
