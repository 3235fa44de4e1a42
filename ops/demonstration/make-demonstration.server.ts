import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type CountryCode, countryOf } from "content/countries/index.ts";
import { demonstrationYear } from "content/demonstration-year.ts";
import { samples } from "content/samples/index.ts";
import { createAppContext } from "../../app/app-context.server.ts";
import { saveSetting } from "../../app/features/foundation/settings/settings-queries.server.ts";
import { deleteInitial, findRows } from "../../app/features/foundation/use/switch-queries.server.ts";
import { addUser } from "../../app/features/people/users/add-user.server.ts";
import { updateUser } from "../../app/features/people/users/user-queries.server.ts";
import { loadSamples } from "../../app/load-samples.server.ts";
import type { Role } from "../../app/server/auth/auth.ts";
import { withSiteClock } from "../../app/server/clock/site-clock.server.ts";
import {
  type Config,
  type Demonstration,
  type DemonstrationRole,
  readConfig,
} from "../../app/server/config/config.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { siteDate } from "../../app/values/dates.ts";
import { createMarkedDatabase, databaseOf, renewDemoFolder } from "./demo-folder.server.ts";
import { fillYear } from "./fill-year.server.ts";
import { makeYearSamples, nameOf } from "./year-samples.ts";

/** The people of a demonstration, in the order of its sign-in page. Each admin is a person of its own. */
const people: Record<DemonstrationRole, Role> = {
  admin: "admin",
  second: "admin",
  lead: "lead",
  treasurer: "treasurer",
  editor: "editor",
  writer: "writer",
};

const names = Object.keys(people) as DemonstrationRole[];

export const demoFolderOf = (root: string): string => join(root, "var/demo");

/**
 * Deletes the last demonstration and makes a new one: a site with a sample year in a country.
 * @param root folder of the installation; the demonstration is always in the same folder of it
 * @returns the settings for its process, with the sign-in by role
 * @throws ConfigError if a demonstration did not create the folder or its database
 */
export async function makeDemonstration(root: string, country: CountryCode, port: number): Promise<Config> {
  const folder = demoFolderOf(root);
  await renewDemoFolder(folder);
  const config: Config = { ...readConfig(variablesFor(folder, port), root), practice: true };
  await createMarkedDatabase(folder);
  const password = randomBytes(9).toString("base64url");
  const demonstration: Demonstration = { password, people: names.map((as) => ({ as, email: `${as}@example.org` })) };
  const ctx = await createAppContext(config);
  try {
    await checkClock(ctx);
    await saveSetting(ctx.db, "country", country);
    await saveSetting(ctx.db, "language", countryOf(country).language ?? "en");
    await withSiteClock(ctx, () => fillSite(ctx, country, demonstration));
  } finally {
    await ctx.db.destroy();
  }
  return { ...config, demonstration };
}

/** The complete environment of a demonstration: no setting of the machine or of `.env` reaches it. */
const variablesFor = (folder: string, port: number): Record<string, string> => ({
  PORT: String(port),
  HOST: "127.0.0.1",
  DATABASE_URL: `sqlite:${databaseOf(folder)}`,
  FILES_URL: `file:${join(folder, "files")}`,
  MAIL_URL: `mailbox:${join(folder, "mail")}`,
  BACKUPS_URL: "off",
  SESSION_SECRET: randomBytes(32).toString("hex"),
  CONCERNS_KEY: randomBytes(32).toString("hex"),
});

async function fillSite(ctx: AppContext, code: CountryCode, { password, people: signs }: Demonstration) {
  const country = countryOf(code);
  await loadSamples(ctx, makeYearSamples(samples, country, siteDate(ctx.clock.now())));
  const now = ctx.clock.now().toISOString();
  await saveSetting(ctx.db, "welcomedAt", now);
  // A foundation of a year uses every feature.
  for (const { key } of await findRows(ctx.db)) await deleteInitial(ctx.db, key);
  const hash = await ctx.auth.hashPassword(password);
  const members = await withTransaction(ctx, async (ctx, transaction) => {
    const members: { id: string; name: string }[] = [];
    for (const [index, { as, email }] of signs.entries()) {
      const { first: firstName, last: lastName, name } = nameOf(index);
      const fields = { firstName, lastName, email, dob: "", position: "", role: people[as] };
      const id = await addUser(ctx, fields, null);
      if (id === undefined) throw new Error(`${demonstrationYear.names[index]} exists already.`);
      await updateUser(transaction, id, { emailVerified: 1 });
      await ctx.auth.savePassword(transaction, id, hash);
      members.push({ id, name });
    }
    return members;
  });
  await fillYear(ctx, country, members);
}
