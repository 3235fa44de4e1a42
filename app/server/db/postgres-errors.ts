import { storeErrors as words } from "content/store-errors.ts";
import { withLatestClock } from "../clock/clock-scope.server.ts";
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

/**
 * Returns an error with the reason why an address cannot be used, without the server's message: that repeats user and
 * database.
 */
export function asConfigError(variable: string, error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  const reason = error instanceof Unavailable ? error.reason : error;
  return new ConfigError(
    variable,
    withLatestClock(() => whyNotOpen(reason)),
  );
}

function whyNotOpen(error: unknown): string {
  const { code, message = "" } = (error ?? {}) as { code?: unknown; message?: string };
  const { postgres } = words;
  const name = String(code);
  if (/^[\dA-Z_]+$/.test(name) && Object.hasOwn(postgres, name)) return postgres[name] ?? "";
  if (/does not support SSL/.test(message)) return words.noEncryption;
  if (/certificate/.test(message)) return words.certificate;
  if (/timeout|ETIMEDOUT|UNREACH/.test(`${code} ${message}`)) return words.silent;
  return words.notOpened(typeof code === "string" && /^[\w]{1,40}$/.test(code) ? code : undefined);
}
