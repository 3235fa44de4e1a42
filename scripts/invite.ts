import { parseArgs } from "node:util";
import * as v from "valibot";
import { createAppContext } from "../app/app-context.server.ts";
import { migrations } from "../app/features/migrations.server.ts";
import { inviteFromShell } from "../app/features/people/auth/set-up.server.ts";
import { shellInvitationSchema } from "../app/features/people/users/user-schema.ts";
import { withSiteClock } from "../app/server/clock/site-clock.server.ts";
import { ConfigError, readConfig } from "../app/server/config/config.server.ts";
import { requireMigrated } from "../app/server/db/migrate-process.server.ts";
import { roles } from "../app/values/roles.ts";
import { cleanLine } from "../app/values/typed-text.ts";

const usage = `Usage: npm run staff:invite EMAIL [FIRST-NAME LAST-NAME] [-- --role ROLE], where ROLE is one of ${roles.join(", ")}, and editor without it`;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { role: { type: "string" }, admin: { type: "boolean" } },
    });
    const [email, firstName = "New", lastName = "colleague"] = positionals.map(cleanLine);
    return { email, firstName, lastName, role: values.role ?? (values.admin ? "admin" : "editor") };
  } catch {
    return fail(usage);
  }
}

const checked = v.safeParse(shellInvitationSchema, readWords());
if (!checked.success) fail(`${checked.issues[0].message}. ${usage}`);

try {
  const config = readConfig(process.env);
  await requireMigrated(config, migrations);
  const ctx = await createAppContext(config);
  const origin = ctx.config.siteUrl ?? `http://localhost:${ctx.config.port}`;
  const token = await withSiteClock(ctx, () => inviteFromShell(ctx, checked.output));
  await ctx.db.destroy();
  if (token === undefined)
    fail("Somebody with this address has a password already. They can ask for a new one on /login/forgot.");
  process.stdout.write(`The invitation works once, for seven days:\n${origin}/password?token=${token}\n`);
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  throw error;
}
