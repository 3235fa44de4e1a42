import { maxCount } from "../../../cms/content-filters.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findKeys } from "../../../server/sealing/find-keys.server.ts";
import { findCopies } from "../../../server/sealing/key-queries.server.ts";
import { keyIdOf } from "../../../server/sealing/seal.server.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { countLocked } from "./concern-key-queries.server.ts";

const nameWithTime = (name: string, at: string) => ({ by: name, at: writeMoment(at) });

/** Describes the recovery phrase of this machine's key, and rows that no key opens. */
export async function findPhrase(ctx: Pick<AppContext, "db" | "config">) {
  const own = keyIdOf(ctx.config);
  const copies = await findCopies(ctx.db);
  const ours = copies.filter(({ key_id }) => key_id === own);
  const proved = ours.find(({ proved_at }) => proved_at !== null);
  const waiting = ours.find(({ proved_at }) => proved_at === null);
  const keys = await findKeys(ctx);
  return {
    written: proved?.proved_at ? nameWithTime(proved.proved_by ?? "", proved.proved_at) : undefined,
    isOfOtherKey: ours.length === 0 && copies.length > 0,
    /** A newer phrase that was not typed back. */
    waiting: waiting && nameWithTime(waiting.made_by, waiting.made_at),
    locked: await countLocked(ctx.db, [...keys.keys()], maxCount),
    /** A phrase could unlock a key that this site lacks. */
    canUnlock: copies.some(({ key_id }) => !keys.has(key_id)),
  };
}

export type PhraseState = Awaited<ReturnType<typeof findPhrase>>;
