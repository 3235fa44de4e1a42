import type { AppContext } from "../../app/server/context.server.ts";
import { type Role, roles } from "../../app/values/roles.ts";
import {
  type openSiteIn,
  readEmails,
  readPeoplesPages,
  readPublicSite,
  readStaffArea,
  readStaffForms,
  type Texts,
} from "./crawl-site.ts";
import { signIn, signInAgain } from "./sign-in.ts";

/** Words of a protocol, of samples that are no texts of the site, and lines of papers that end inside a typed text. */
export const sampleTexts = [
  "User-agent",
  "Sample Colleague",
  "Sample Teacher",
  "2 Sample Road",
  "school",
  "Dear friends, the",
  "quiet corner",
  "The mailbox is full.",
  "The school’s own",
  "free wallet",
  "Rain",
  "schoool",
  "Sitemap",
  "Disallow",
  "Somebody frightens us.",
  "library,",
  "happened.",
  "Roof",
];

/** Signs in with a recent password, which files of people's data need. */
async function signInAs(ctx: AppContext, role: Role): Promise<string> {
  const member = await ctx.db.selectFrom("users").select("email").where("id", "=", role).executeTakeFirst();
  const cookie = await (member ? signInAgain(ctx, member.email) : signIn(ctx, role));
  await ctx.db.updateTable("sessions").set({ confirmed_at: new Date().toISOString() }).execute();
  return cookie;
}

/**
 * Reads every page, form, e-mail, paper, calendar, feed and card, as a visitor, as an admin with a lead, and as each role
 * alone, with the pages that are closed to it.
 */
export async function readAsEachRole(site: Awaited<ReturnType<typeof openSiteIn>>): Promise<Texts> {
  const texts: Texts = new Map();
  for (const read of [readPublicSite, readPeoplesPages, readStaffArea, readStaffForms])
    for (const [name, text] of await read(site)) texts.set(name, text);
  for (const role of roles) {
    const alone = { ...site, staff: [await signInAs(site.ctx, role)], known: new Set<string>() };
    for (const read of [readStaffArea, readStaffForms])
      for (const [name, text] of await read(alone)) texts.set(`${role} at ${name}`, text);
  }
  for (const [name, text] of await readEmails(site)) texts.set(name, text);
  return texts;
}
