import type { CdnConfig } from "../../app/server/config/config.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { errorFields } from "../../app/server/log/log.server.ts";
import type { CdnPurge } from "../../app/server/page-cache/cdn.ts";
import { nextContentChange } from "../../app/server/page-cache/next-change.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";

type Tag = "pages" | "pictures";

type PurgeFailure = { status: number } | { reason: string };

/** Delays and timeout in ms. */
const pace = {
  /** Debounce. One save makes several changes, and responses rendered before them must have been sent. */
  gather: 1_000,
  /** First delay before a retry, doubled up to the longest. */
  retry: 1_000,
  longest: 60_000,
  timeoutMs: 10_000,
};

/**
 * Makes the purger: changes within a short time become one request, which is repeated until it succeeds.
 * @param how delays, for tests
 */
export function createCdnPurge(
  plan: CdnConfig,
  { clock, log }: Pick<AppContext, "clock" | "log">,
  how: Partial<typeof pace> = {},
): CdnPurge {
  const { gather, retry, longest, timeoutMs } = { ...pace, ...how };
  const pending = new Set<Tag>();
  let isPurging = false;
  let hasBegun = false;
  let changes = 0;
  let until: Date | undefined;
  let unpurgedSince: Date | undefined;

  const purgePending = async () => {
    for (let wait = retry; pending.size > 0; ) {
      const tags = [...pending];
      pending.clear();
      const failure = await purge(plan, tags, timeoutMs);
      if (failure === undefined) {
        if (unpurgedSince !== undefined) log.info("CDN purged at last", { since: unpurgedSince.toISOString() });
        unpurgedSince = undefined;
        wait = retry;
        if (pending.size > 0) await sleep(gather);
        continue;
      }
      for (const tag of tags) pending.add(tag);
      // Logged once, as an outage may last for days.
      if (unpurgedSince === undefined) log.error("CDN not purged", failure);
      unpurgedSince ??= clock.now();
      await sleep(wait);
      wait = Math.min(wait * 2, longest);
    }
    // Synchronously, before another change can come.
    isPurging = false;
  };

  const caches: CdnPurge = {
    get unpurgedSince() {
      return unpurgedSince;
    },
    changed(what) {
      changes++;
      until = undefined;
      pending.add("pages");
      if (what !== undefined) pending.add(what);
      if (isPurging) return;
      isPurging = true;
      void sleep(gather).then(purgePending);
    },
    async tick(now, ask) {
      if (!hasBegun) {
        hasBegun = true;
        caches.changed("pictures");
      }
      if (until !== undefined && until <= now) caches.changed();
      if (until !== undefined) return;
      const before = changes;
      // During a database outage, the next second retries.
      const next = await ask().catch(() => undefined);
      if (before === changes) until = next;
    },
  };
  return caches;
}

/** @returns the error for the log, without URL and token */
async function purge({ url, token }: CdnConfig, tags: Tag[], timeoutMs: number): Promise<PurgeFailure | undefined> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Surrogate-Key": tags.join(" "),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      // The token goes only to this URL.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : { status: answer.status };
  } catch (error) {
    const { cause } = error as Error;
    const { code } = (cause ?? {}) as { code?: string };
    return { reason: code ?? String(errorFields(error).error) };
  }
}

/** Sleeps without keeping the process alive; the next start purges everything. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** Purges on scheduled publication and at midnight. */
export async function purgeOnSchedule(ctx: AppContext): Promise<void> {
  await ctx.cdn?.tick(ctx.clock.now(), () => nextContentChange(ctx));
}

export const scheduledPurge: Job = { name: "CDN purge", by: "each", every: 1, run: purgeOnSchedule };
