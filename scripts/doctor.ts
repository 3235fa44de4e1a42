import { findSiteClock } from "../app/features/foundation/settings/find-settings.server.ts";
import { features } from "../app/features/index.server.ts";
import { withSiteClock } from "../app/server/clock/site-clock.server.ts";
import { type Config, ConfigError, readConfig } from "../app/server/config/config.server.ts";
import type { Database } from "../app/server/db/database.server.ts";
import { machineParts } from "../app/server/doctor/machine-parts.server.ts";
import { type NamedResult, runChecks } from "../app/server/doctor/run-checks.server.ts";
import { openStorage } from "../app/server/storage/open-storage.server.ts";
import { openUnmigrated } from "../ops/copy-database/open-unmigrated.server.ts";

const signs = { good: "good   ", warning: "warning", bad: "bad    " };

async function check(config: Config): Promise<NamedResult[]> {
  let opened: Promise<Database | undefined> | undefined;
  const parts = {
    ...machineParts(config),
    openDb: () => {
      opened ??= openUnmigrated("DATABASE_URL", config.databaseUrl, config.root) as Promise<Database | undefined>;
      return opened;
    },
    openFiles: () => openStorage(config.files),
    npm: /^npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? "")?.[1],
  };
  // Words about time go by the clock of the site that is examined.
  const db = await parts.openDb().catch(() => undefined);
  const examine = () => runChecks(parts, features);
  return db === undefined ? examine() : withSiteClock({ config, db, facts: { findSiteClock } }, examine);
}

function readSettings(): Config | NamedResult {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return {
      name: "Settings",
      state: "bad",
      line: error.message,
      remedy: "Correct it in .env; .env.example explains it.",
    };
  }
}

// Only the site's user may read what the checks write.
process.umask(0o077);
const settings = readSettings();
const results = "state" in settings ? [settings] : await check(settings);
for (const { name, state, line, remedy } of results)
  process.stdout.write(`${signs[state]}  ${name}: ${line}${remedy === undefined ? "" : ` ${remedy}`}\n`);
process.exit(results.some(({ state }) => state === "bad") ? 1 : 0);
