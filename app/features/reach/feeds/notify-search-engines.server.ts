import { delayAddresses, findDueAddresses, removeNotified } from "../../../cms/redirect-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { encodePath } from "../../../values/address.ts";

/** Maximum number of addresses in a request; IndexNow accepts ten thousand. */
const maxAddresses = 1_000;

/** Time limit of a request (ms). */
const timeoutMs = 10_000;

/** Waiting times after each failure (minutes). After the last one, search engines must find the change themselves. */
const delays = [1, 5, 30, 120, 720];

/**
 * Path of the file that proves to search engines that the key belongs to this site
 * ([IndexNow](https://www.indexnow.org/documentation)).
 */
export const keyPath = ({ config }: Pick<AppContext, "config">) =>
  config.indexNow === undefined ? undefined : `/${config.indexNow.key}.txt`;

/** Notifies search engines of changed public addresses, if a key is configured. Publishing does not wait for this. */
export async function notifySearchEngines(ctx: AppContext): Promise<void> {
  const { indexNow } = ctx.config;
  if (indexNow === undefined) return;
  const now = ctx.clock.now();
  const due = await findDueAddresses(ctx.db, now.toISOString(), maxAddresses);
  if (due.length === 0) return;
  const { url, key, siteUrl } = indexNow;
  const body = {
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}${keyPath(ctx)}`,
    urlList: due.map(({ path }) => siteUrl + encodePath(path)),
  };
  const failure = await send(url, body);
  const paths = due.map(({ path }) => path);
  if (failure === undefined) return removeNotified(ctx.db, paths, now.toISOString());
  ctx.log.error("search engines not told", { addresses: due.length, ...failure });
  for (const [attempts, minutes] of [...delays, undefined].entries()) {
    const alike = due.filter((row) => Math.min(row.attempts, delays.length) === attempts).map(({ path }) => path);
    if (alike.length === 0) continue;
    if (minutes === undefined) await removeNotified(ctx.db, alike, now.toISOString());
    else await delayAddresses(ctx.db, alike, new Date(now.getTime() + minutes * 60_000).toISOString());
  }
}

/** @returns fields for the log if the request failed */
async function send(url: string, body: object): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : { status: answer.status };
  } catch (error) {
    return errorFields(error);
  }
}
