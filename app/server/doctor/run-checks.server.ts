import { setTimeout as wait } from "node:timers/promises";
import { doctorMachine } from "content/doctor-machine.ts";
import type { Config } from "../config/config.server.ts";
import { joinMigrations } from "../db/migration-list.ts";
import { checksOf, type Feature } from "../define-feature.server.ts";
import { type Check, type CheckResult, type DoctorParts, warning } from "./check.ts";
import { checkCertificate, checkHttps, checkName } from "./check-address.server.ts";
import {
  checkDisk,
  checkFonts,
  checkMemory,
  checkPermissions,
  checkPort,
  checkVersions,
} from "./check-machine.server.ts";
import {
  checkDkim,
  checkDmarc,
  checkMailServer,
  checkSender,
  checkSpf,
  checkVisitorMail,
} from "./check-mail.server.ts";
import { checkBackups, checkClock, checkCopies, checkDatabase, checkFiles } from "./check-stores.server.ts";

const words = doctorMachine;

const checks: Record<keyof typeof words.names, Check> = {
  port: checkPort,
  disk: checkDisk,
  memory: checkMemory,
  clock: checkClock,
  versions: checkVersions,
  permissions: checkPermissions,
  name: checkName,
  certificate: checkCertificate,
  address: checkHttps,
  database: checkDatabase,
  files: checkFiles,
  fonts: checkFonts,
  backups: checkBackups,
  copies: checkCopies,
  mailServer: checkMailServer,
  visitorMail: checkVisitorMail,
  sender: checkSender,
  spf: checkSpf,
  dkim: checkDkim,
  dmarc: checkDmarc,
};

/** Returns the checks, each with its name in the site's language. */
const namedChecks = (): [name: string, check: Check][] =>
  (Object.keys(checks) as (keyof typeof checks)[]).map((key) => [words.names[key], checks[key]]);

export type NamedResult = CheckResult & { name: string };

/**
 * Runs all checks at once, each with a timeout. An unknown result is a warning.
 * @param features whose checks and migrations are added
 */
export async function runChecks(
  parts: Omit<DoctorParts, "migrations">,
  features: readonly Feature[],
  timeoutMs = 5_000,
): Promise<NamedResult[]> {
  const all: DoctorParts = { ...parts, migrations: joinMigrations(features) };
  const results = await Promise.all(
    [...namedChecks(), ...checksOf(features)].map(async ([name, check]) => {
      const late = wait(timeoutMs, warning(...words.notInTime), {
        ref: false,
      });
      const failed = () => warning(...words.notChecked);
      const result = await Promise.race([check(all).catch(failed), late]);
      return result && { name, ...result };
    }),
  );
  const conceal = concealSecrets(parts.config);
  return results.filter((result) => result !== undefined).map((result) => ({ ...result, line: conceal(result.line) }));
}

/** Minimum length of a concealed secret. Shorter ones are parts of ordinary words, which would be concealed also. */
const minSecretCharacters = 6;

/** Removes secrets from texts: quoted replies of servers may repeat what they were sent. */
function concealSecrets(config: Config) {
  const { mail, files, backups, cdn } = config;
  const stores = [files, backups].flatMap((plan) => (plan?.by === "store" ? Object.values(plan.keys) : []));
  const ofMail = mail.by === "smtp" ? [mail.password] : mail.by === "service" ? [mail.privateKey] : [];
  const ofServers = [config.databaseUrl, config.databaseReadUrl].flatMap(passwordsIn);
  const own = [
    config.secret,
    config.concernsKey,
    config.backupPassphrase,
    config.provider?.clientSecret,
    cdn?.url,
    cdn?.token,
  ];
  const secrets = [...own, ...stores, ...ofMail, ...ofServers].filter(
    (secret) => secret !== undefined && secret.length >= minSecretCharacters,
  );
  return (text: string): string =>
    secrets.reduce((shown: string, secret) => shown.replaceAll(`${secret}`, "***"), text);
}

function passwordsIn(url: string | undefined): string[] {
  const { password } = URL.parse(url ?? "") ?? { password: "" };
  return [password, new URLSearchParams(`p=${password.replaceAll("+", "%2B")}`).get("p") ?? ""];
}
