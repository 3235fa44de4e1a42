import { createAppContext } from "../app/app-context.server.ts";
import { migrations } from "../app/features/migrations.server.ts";
import { shell } from "../app/features/people/auth/set-up.server.ts";
import { removeTwoFactorFromShell } from "../app/features/people/users/remove-two-factor.server.ts";
import { withSiteClock } from "../app/server/clock/site-clock.server.ts";
import { ConfigError, readConfig } from "../app/server/config/config.server.ts";
import { requireMigrated } from "../app/server/db/migrate-process.server.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [email] = process.argv.slice(2);
if (email === undefined) fail("Usage: npm run staff:second-factor EMAIL");

try {
  const config = readConfig(process.env);
  await requireMigrated(config, migrations);
  const ctx = await createAppContext(config);
  const outcome = await withSiteClock(ctx, () => removeTwoFactorFromShell(ctx, email, shell));
  await ctx.db.destroy();
  if (outcome === "unknown") fail("Nobody on the staff has this address.");
  process.stdout.write(
    outcome === "off"
      ? `Two-step sign-in of ${email} is off already.\n`
      : `Two-step sign-in of ${email} is off. An e-mail tells them. Their next sign-in leads to setting it up again.\n`,
  );
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  throw error;
}
