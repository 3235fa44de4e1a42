import type { FileStore } from "../storage/storage.ts";
import { errorFacts, type Log } from "../log/log.server.ts";
import type { Site } from "../context.server.ts";
import type { CdnPlan } from "../config/cdn-config.ts";
import { nextChange } from "./next-change.server.ts";

type Tag = "pages" | "pictures";

/** The caches in front of the site, which keep its pages until they are told to forget them. */
export interface SharedCaches {
  /** Something changed that pages show, or a picture was removed: they are told soon, and nobody waits for it. */
  changed(what?: "pictures"): void;
  /**
   * What time changes: called every second. The first call tells them to forget everything, because nobody knows what an
   * earlier process left untold, and because its pages may have been made by other code.
   */
  tick(now: Date, nextChange: () => Promise<Date>): Promise<void>;
  /** Since when they could not be told; undefined while they know everything, or are just being told. */
  readonly untoldSince: Date | undefined;
}

/** What the log is told of a failure. */
type Facts = { status: number } | { reason: string };

/** How fast it goes, in milliseconds. */
const pace = {
  /** A saving is several changes, and whoever asked for a page before it has got it by then. */
  gather: 1_000,
  /** The first wait after a failure; each one is twice as long as that before, up to the longest. */
  retry: 1_000,
  longest: 60_000,
  /** For an answer. */
  patience: 10_000,
};

/**
 * Opens the way to the caches. What changes within a moment is one request; it is repeated until it succeeds.
 *
 * @param how other times than the usual, for tests
 */
export function openSharedCaches(
  plan: CdnPlan,
  { clock, log }: { clock: Site["clock"]; log: Log },
  how: Partial<typeof pace> = {},
): SharedCaches {
  const { gather, retry, longest, patience } = { ...pace, ...how };
  const untold = new Set<Tag>();
  let isTelling = false;
  let hasBegun = false;
  let changes = 0;
  let until: Date | undefined;
  let untoldSince: Date | undefined;

  const tell = async () => {
    for (let wait = retry; untold.size > 0; ) {
      const tags = [...untold];
      untold.clear();
      const failure = await purge(plan, tags, patience);
      if (failure === undefined) {
        if (untoldSince !== undefined) log.info("shared caches told at last", { since: untoldSince.toISOString() });
        untoldSince = undefined;
        wait = retry;
        if (untold.size > 0) await sleep(gather);
        continue;
      }
      for (const tag of tags) untold.add(tag);
      // Once, and not with every try: it may be down for days.
      if (untoldSince === undefined) log.error("shared caches not told", failure);
      untoldSince ??= clock.now();
      await sleep(wait);
      wait = Math.min(wait * 2, longest);
    }
    // At once, before anybody else can say that something changed.
    isTelling = false;
  };

  const caches: SharedCaches = {
    get untoldSince() {
      return untoldSince;
    },
    changed(what) {
      changes++;
      until = undefined;
      untold.add("pages");
      if (what !== undefined) untold.add(what);
      if (isTelling) return;
      isTelling = true;
      void sleep(gather).then(tell);
    },
    async tick(now, ask) {
      if (!hasBegun) {
        hasBegun = true;
        caches.changed("pictures");
      }
      if (until !== undefined && until <= now) caches.changed();
      if (until !== undefined) return;
      const before = changes;
      // Where the database does not answer, the next second asks again.
      const next = await ask().catch(() => undefined);
      if (before === changes) until = next;
    },
  };
  return caches;
}

/** Asks once. @returns what went wrong, for the log; the address and the token are never in it */
async function purge({ url, token }: CdnPlan, tags: Tag[], patience: number): Promise<Facts | undefined> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Surrogate-Key": tags.join(" "),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      // The token is for this address and for no other.
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : { status: answer.status };
  } catch (error) {
    const { cause } = error as Error;
    const { code } = (cause ?? {}) as { code?: string };
    return { reason: code ?? String(errorFacts(error).error) };
  }
}

/** A wait that keeps no process alive: what is untold then is told at the next start. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** Files whose removal the caches are told of: whoever asks for a child's picture to go is owed no less. */
export function tellingOfRemovals(files: FileStore, caches: SharedCaches): FileStore {
  return {
    ...files,
    async remove(path) {
      await files.remove(path);
      caches.changed("pictures");
    },
  };
}

/** Tells the caches of what changes by itself: something scheduled appears, a day ends. A job of the timetable. */
export async function tellOfTime(site: Site): Promise<void> {
  await site.caches?.tick(site.clock.now(), () => nextChange(site));
}
