import { resolve } from "node:path";
import proxyAddress from "proxy-addr";
import * as v from "valibot";
import { ConfigError, checkedText, optionalWord, refuse, wholeNumber } from "./config-error.ts";
import { readOrCreateSecret, shortestSecret } from "./generated-secret.ts";
import { indexNowEntries, readIndexNowConfig } from "./index-now-config.ts";
import { mailEntries, readMailConfig } from "./mail-config.ts";
import { refuseMisspelt } from "./misspelt-names.ts";
import { monitoringEntries, readMonitoringConfig } from "./monitoring-config.ts";
import { oidcEntries, readOidcConfig } from "./oidc-config.ts";
import { paymentEntries, readPaymentConfig } from "./payment-config.ts";
import { readStorageConfig, storageEntries } from "./storage-config.ts";

export { ConfigError };

const scheme = (allowed: RegExp, example: string) => v.pipe(v.string(), v.regex(allowed, `must look like ${example}.`));

const isHttp = (url: URL | null) => url !== null && /^https?:$/.test(url.protocol);

function isSiteAddress(text: string): boolean {
  const url = URL.parse(text);
  return isHttp(url) && url?.pathname === "/" && url.search === "";
}

function isPurgeAddress(text: string): boolean {
  const url = URL.parse(text);
  return isHttp(url) && url?.username === "" && url.password === "";
}

function areProxyAddresses(list: string[]): boolean {
  try {
    proxyAddress.compile(list);
    return true;
  } catch {
    return false;
  }
}

/** Upper limit that no machine needs. Each process holds the whole app in memory. */
const maxProcesses = 64;

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, "must be a number from 0 to 65535."), "3000"),
  WEB_CONCURRENCY: v.optional(wholeNumber(1, maxProcesses, `must be a whole number from 1 to ${maxProcesses}.`), "1"),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, "must be a host name or an IP address.")), "127.0.0.1"),
  SITE_URL: v.optional(
    v.pipe(
      checkedText(isSiteAddress, "must be a web address without a path, like https://example.org."),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DATABASE_URL: v.optional(
    scheme(/^(?:sqlite:.|postgres(?:ql)?:\/\/.)/, "sqlite:var/site.sqlite or postgres://user:password@host/name"),
    "sqlite:var/site.sqlite",
  ),
  DATABASE_READ_URL: v.optional(scheme(/^postgres(?:ql)?:\/\/./, "postgres://user:password@host/name")),
  ...storageEntries,
  ...mailEntries,
  PAGES_FOLDER: v.optional(v.string(), ""),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",").flatMap((part) => part.trim() || [])),
      v.check(areProxyAddresses, "must be addresses, networks or names such as loopback, separated by commas."),
    ),
    "",
  ),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "error"], "must be debug, info or error."), "info"),
  // Long enough against offline guessing, which no rate limit stops.
  BACKUP_PASSPHRASE: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters."))),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(shortestSecret, "must have at least 32 characters."))),
  CONCERNS_KEY: v.optional(v.pipe(v.string(), v.minLength(shortestSecret, "must have at least 32 characters."))),
  /** Recovery phrase for one run of `npm run restore`. */
  CONCERNS_PHRASE: v.optional(v.pipe(v.string(), v.minLength(36, "must be the six groups of six on the paper."))),
  ...oidcEntries,
  ...paymentEntries,
  ...indexNowEntries,
  ...monitoringEntries,
  CDN_PURGE_URL: v.optional(
    checkedText(
      isPurgeAddress,
      "must be a web address without a name and password in it, like https://cdn.example.org/purge.",
    ),
  ),
  /** Sent as `Authorization: Bearer`; unset if the URL itself is the secret. */
  CDN_PURGE_TOKEN: optionalWord("must be one word of plain letters."),
});

type CheckedEnvironment = v.InferOutput<typeof environmentSchema>;

/** Accounts of a demonstration, which its sign-in page opens with one press. */
export interface Demonstration {
  /** Made new at each start, and only in memory. */
  password: string;
  people: readonly { as: DemonstrationRole; email: string }[];
}

export type DemonstrationRole = "admin" | "second" | "lead" | "treasurer" | "editor" | "writer";

/** All checked settings. No other code reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/** All variables that `readConfig` reads; `.env.example` explains them. */
export const settingNames = Object.keys(environmentSchema.entries);

/**
 * Reads and checks the settings.
 * @param environment an empty variable counts as unset
 * @param root base of relative paths
 * @throws ConfigError
 */
export function readConfig(environment: Record<string, string | undefined>, root = process.cwd()) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  if (given.FILES_PUBLIC_URL !== undefined)
    refuse(
      "FILES_PUBLIC_URL",
      "must be removed: a place that everybody can read would show pictures whose consent was withdrawn. Close the bucket of the pictures to the public too.",
    );
  refuseMisspelt(given, settingNames);
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    return refuse(String(issue.path?.[0]?.key), issue.message);
  }
  const read = result.output;
  if (read.DATABASE_READ_URL !== undefined && read.DATABASE_URL.startsWith("sqlite:"))
    refuse("DATABASE_READ_URL", "must be empty while DATABASE_URL names a file: only PostgreSQL has copies.");
  return {
    port: read.PORT,
    host: read.HOST,
    processes: read.WEB_CONCURRENCY,
    /** Origin for visitors; undefined: the origin of each request. */
    siteUrl: read.SITE_URL,
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    ...readStorageConfig(read, root),
    mail: readMailConfig(read, root),
    /** Maximum number of e-mails per hour and per day that visitors cause. */
    visitorMail: { hour: read.MAIL_VISITORS_PER_HOUR, day: read.MAIL_VISITORS_PER_DAY },
    pages: { folder: readPagesFolder(read, root) },
    trustedProxies: read.TRUSTED_PROXIES,
    logLevel: read.LOG_LEVEL,
    /** File of the generated secret; undefined if the environment sets the secret. */
    secretFile: read.SESSION_SECRET === undefined ? resolve(root, "var/secret") : undefined,
    secret: read.SESSION_SECRET ?? readOrCreateSecret("SESSION_SECRET", resolve(root, "var/secret")),
    /** File of the generated key; undefined if the environment sets the key. */
    concernsKeyFile: read.CONCERNS_KEY === undefined ? resolve(root, "var/concerns-key") : undefined,
    /** Encrypts concerns and private files; no backup contains it. */
    concernsKey: read.CONCERNS_KEY ?? readOrCreateSecret("CONCERNS_KEY", resolve(root, "var/concerns-key")),
    /** The recovery phrase of concerns, for a restore; undefined on a running site. */
    concernsPhrase: read.CONCERNS_PHRASE,
    backupPassphrase: read.BACKUP_PASSPHRASE,
    provider: readOidcConfig(read),
    payments: readPaymentConfig(read),
    cdn: readCdnConfig(read),
    ...readMonitoringConfig(read),
    indexNow: environment.TABASAMU_PRACTICE === "1" ? undefined : readIndexNowConfig(read),
    development: environment.NODE_ENV === "development",
    /** True for a temporary copy for practice; only its command sets this. */
    practice: environment.TABASAMU_PRACTICE === "1",
    /** Sign-in by role. No variable sets it: only the process of `npm run demo` adds it, see `ops/demonstration`. */
    demonstration: undefined as Demonstration | undefined,
    root,
  };
}

export type CdnConfig = NonNullable<ReturnType<typeof readCdnConfig>>;

function readCdnConfig({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: CheckedEnvironment) {
  if (url !== undefined) return { url, token };
  return token === undefined ? undefined : refuse("CDN_PURGE_URL", "must be set, because CDN_PURGE_TOKEN is.");
}

/**
 * Reads the folder of cached pages for a reverse proxy. Requires a site URL, and a single process for timely
 * invalidation.
 */
function readPagesFolder(read: CheckedEnvironment, root: string): string | undefined {
  if (read.PAGES_FOLDER === "") return undefined;
  if (read.SITE_URL === undefined)
    refuse("PAGES_FOLDER", "must come with SITE_URL: the pages there are those of one address.");
  if (read.WEB_CONCURRENCY > 1)
    refuse("PAGES_FOLDER", "works with one process only. Leave it empty, or set WEB_CONCURRENCY to 1.");
  if (!read.DATABASE_URL.startsWith("sqlite:"))
    refuse("PAGES_FOLDER", "works with SQLite only: other machines change what PostgreSQL holds.");
  return resolve(root, read.PAGES_FOLDER);
}
