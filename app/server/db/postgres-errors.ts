import { ConfigError } from "../config/config-error.ts";
import { Unavailable } from "../http/errors.ts";

/** SQLSTATEs of an unavailable server: stopping, starting, full, read-only, or rejecting the site. */
const unableCodes = /^(?:08|28|53|57P|58)|^(?:25006|57014)$/;

/** Returns true if the server, not the query, caused the error. */
export function isServerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Only errors from the server have a severity; others come from the connection.
  if ("severity" in error) return unableCodes.test(String("code" in error ? error.code : ""));
  return !(error instanceof TypeError);
}

const why: Record<string, string> = {
  ECONNREFUSED: "names a PostgreSQL server that does not take connections. Is it running, and are host and port right?",
  ECONNRESET: "names a PostgreSQL server that broke the connection off.",
  ENOTFOUND: "names a host that nobody knows.",
  EAI_AGAIN: "names a host that cannot be looked up just now.",
  ENOENT: "names a socket of a PostgreSQL server that is not there.",
  "28P01": "names a user and a password that PostgreSQL does not take.",
  "28000": "names a user whom PostgreSQL does not let in from here, or not without encryption (sslmode).",
  "3D000": "names a database that is not there. Make it first: createdb NAME",
  "42501": "names a database in which this user may not make tables. Let it belong to the user: createdb -O USER NAME",
  "42P07": "names a database in which another program has tables of the same names. Give the site one of its own.",
  "53300": "names a PostgreSQL server that has no connection left.",
  "57P03": "names a PostgreSQL server that is still starting. Try again in a moment.",
  "25006": "names a database that can only be read. Name the one that it is a copy of.",
  ERR_TLS_CERT_ALTNAME_INVALID: "names a host that the certificate of the server is not for (sslmode=verify-full).",
  CERT_HAS_EXPIRED: "names a server whose certificate is too old (sslmode=verify-full).",
};

/**
 * Returns an error with the reason why an address cannot be used, without the server's message: that repeats user and
 * database.
 */
export function asConfigError(variable: string, error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  return new ConfigError(variable, whyNotOpen(error instanceof Unavailable ? error.reason : error));
}

function whyNotOpen(error: unknown): string {
  const { code, message = "" } = (error ?? {}) as { code?: unknown; message?: string };
  const known = why[String(code)];
  if (known !== undefined) return known;
  if (/does not support SSL/.test(message)) return "asks for encryption (sslmode), which the server does not know.";
  if (/certificate/.test(message))
    return "names a server whose certificate nobody vouches for (sslmode=verify-full). Name who does: sslrootcert=/path/to/file.";
  if (/timeout|ETIMEDOUT|UNREACH/.test(`${code} ${message}`)) return "names a PostgreSQL server that does not answer.";
  return `names a PostgreSQL database that cannot be opened (${typeof code === "string" && /^[\w]{1,40}$/.test(code) ? code : "no PostgreSQL there"}).`;
}
