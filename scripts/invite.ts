// Runs as it stands: the pinned Node reads TypeScript, and nothing here needs the build.
import { parseArgs } from "node:util";
import * as v from "valibot";
import { inviteFromShell } from "../app/features/auth/invite-from-shell.server.ts";
import { shellInvitationSchema } from "../app/features/users/user-schema.ts";
import { openSite } from "../app/app-context.server.ts";
import { BadSetting, readSettings } from "../app/server/config/config.server.ts";

const usage = "Usage: npm run staff:invite EMAIL [FIRST-NAME LAST-NAME] [-- --admin]";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readWords() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { admin: { type: "boolean" } } });
    const [email, firstName = "New", lastName = "colleague"] = positionals;
    return { email, firstName, lastName, role: values.admin ? "admin" : "editor" };
  } catch {
    return fail(usage);
  }
}

const checked = v.safeParse(shellInvitationSchema, readWords());
if (!checked.success) fail(`${checked.issues[0].message}. ${usage}`);

try {
  const site = await openSite(readSettings(process.env));
  const origin = site.settings.siteUrl ?? `http://localhost:${site.settings.port}`;
  const token = await inviteFromShell(site, checked.output);
  await site.database.destroy();
  if (token === undefined)
    fail("Somebody with this address has a password already. They can ask for a new one on /login/forgot.");
  process.stdout.write(`The invitation works once, for seven days:\n${origin}/password?token=${token}\n`);
} catch (error) {
  if (error instanceof BadSetting) fail(error.message);
  throw error;
}
