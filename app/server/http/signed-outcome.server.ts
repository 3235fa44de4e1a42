import { createHmac } from "node:crypto";
import { isSameSecret } from "../auth/is-same-secret.server.ts";
import type { Clock } from "../clock/clock.ts";

interface Signing {
  config: { secret: string };
  clock: Clock;
}

/** Lifetime of an outcome in a link (ms): a link that is passed on later shows none. */
const lifeMs = 60 * 60 * 1_000;

const stampOf = (at: Date): string => Math.floor(at.getTime() / 1_000).toString(36);

const signatureOf = ({ config }: Pick<Signing, "config">, page: string, text: string): string =>
  createHmac("sha256", config.secret).update(`outcome ${page} ${text}`).digest("base64url").slice(0, 22);

/**
 * Signs the outcome of a form for its next page. Without a signature, anyone could send a link to a page that says
 * "gone" although nothing was removed.
 * @param page its path
 * @param outcome letters and digits, such as `gone`
 */
export function signOutcome(ctx: Signing, page: string, outcome: string): string {
  const text = `${outcome}-${stampOf(ctx.clock.now())}`;
  return `${text}-${signatureOf(ctx, page, text)}`;
}

/**
 * Reads the outcome.
 * @returns undefined for an outcome that this site did not sign for the page within the last hour
 */
export function readOutcome(ctx: Signing, page: string, signed: string | null): string | undefined {
  const [, text = "", outcome = "", stamp = "", signature = ""] =
    /^(([A-Za-z0-9]{1,40})-([a-z0-9]{1,9}))-([\w-]{22})$/.exec(signed ?? "") ?? [];
  const age = ctx.clock.now().getTime() - Number.parseInt(stamp, 36) * 1_000;
  const isOurs = signature !== "" && isSameSecret(signature, signatureOf(ctx, page, text));
  return isOurs && age > -lifeMs && age < lifeMs ? outcome : undefined;
}
