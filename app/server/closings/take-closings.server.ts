import type { AppContext } from "../context.server.ts";
import type { Database } from "../db/database.server.ts";
import { withTransaction } from "../db/with-transaction.ts";
import type { Feature } from "../define-feature.server.ts";
import { type ClosingRow, insertClosings, listNumbersUsed } from "./closing-queries.server.ts";
import type { UsedNumbers } from "./restored.ts";

/** Returns the highest numbers that this database has used, also before a restore. */
export async function findUsedNumbers({ db, features }: { db: Database; features: readonly Feature[] }) {
  const used: UsedNumbers = {};
  const of = await Promise.all(features.map(({ restored }) => restored?.findUsedNumbers?.(db)));
  for (const numbers of [...of, await listNumbersUsed(db)])
    for (const [key, value] of Object.entries(numbers ?? {})) used[key] = Math.max(used[key] ?? 0, value);
  return used;
}

/**
 * Applies closings that this database lacks; each feature does its part. It erases people and donors again, removes
 * readers who left, closes photos, keeps cards working, and continues above used numbers.
 */
export async function takeClosings(ctx: AppContext, fresh: ClosingRow[], used: UsedNumbers): Promise<void> {
  const { features } = ctx;
  for (const { restored } of features) await restored?.repeat?.(ctx, fresh);
  await withTransaction(ctx, async (ctx, db) => {
    const at = ctx.clock.now().toISOString();
    const here = await findUsedNumbers({ db, features });
    const ahead = Object.entries(used).filter(([key, value]) => value > (here[key] ?? 0));
    const numbers = ahead.map(([key, value]) => {
      const id = `numbers ${key} ${value}`;
      return { id, at, kind: "numbers" as const, key, value: String(value), is_release: 0 };
    });
    await insertClosings(db, [...fresh, ...numbers]);
    for (const { restored } of features) await restored?.goOnAbove?.(db, Object.fromEntries(ahead));
    for (const { restored } of features) await restored?.close?.(ctx, fresh);
  });
}
