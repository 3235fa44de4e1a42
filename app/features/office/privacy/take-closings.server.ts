import type { StaffMember } from "../../../server/auth/auth.ts";
import { type ClosingRow, insertClosings } from "../../../server/closings/closing-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { forgetDonorsAgain } from "../../giving/gifts/forget-donor.server.ts";
import { applyClosings } from "../../media/consent/apply-closings.server.ts";
import { unsubscribeAgain } from "../../publishing/newsletter/subscriber-commands.server.ts";
import { erasePerson, listAddresses } from "./erase-person.server.ts";
import { nameInAuditLog } from "./gather-person.server.ts";
import * as store from "./number-queries.server.ts";

/** The highest numbers that were used: `consent`, and `receipt` with a year. */
export type UsedNumbers = Record<string, number>;

/** In the audit log. */
const restore: StaffMember = {
  ...{ id: "", name: "the list beside the backups", email: "", role: "admin", position: null },
  ...{ twoFactor: false, readsSafeguarding: false },
};

/** The highest numbers that this database has used, also before a restore. */
export const findUsedNumbers = ({ db }: Pick<AppContext, "db">): Promise<UsedNumbers> => store.findUsedNumbers(db);

/**
 * Takes over closings that this database does not know: it was restored from a backup that is older than they are. People
 * who were erased are erased again, donors forgotten and readers who left let go, numbers go on above those that were used, photos close, cards work.
 */
export async function takeClosings(ctx: AppContext, fresh: ClosingRow[], used: UsedNumbers): Promise<void> {
  await eraseAgain(ctx, fresh);
  const forgotten = fresh.filter(({ kind }) => kind === "forgotten");
  await forgetDonorsAgain(ctx, forgotten);
  await unsubscribeAgain(ctx, forgotten);
  await withTransaction(ctx, async (ctx, transaction) => {
    const now = ctx.clock.now().toISOString();
    const here = await store.findUsedNumbers(transaction);
    const numbers = Object.entries(used).flatMap(([key, value]) => {
      const isHigher = value > (here[key] ?? 0);
      const id = `numbers ${key} ${value}`;
      return isHigher ? [{ id, at: now, kind: "numbers" as const, key, value: String(value), is_release: 0 }] : [];
    });
    await insertClosings(transaction, [...fresh, ...numbers]);
    for (const { key, value } of numbers) if (key === "consent") await store.goOnAbove(transaction, Number(value));
    await applyClosings(ctx, fresh);
  });
}

async function eraseAgain(ctx: AppContext, fresh: ClosingRow[]): Promise<void> {
  const erased = new Map(fresh.filter(({ kind }) => kind === "erased").map(({ key, value }) => [key, value]));
  if (erased.size === 0) return;
  for (const email of await listAddresses(ctx)) {
    const isUnnamed = erased.get(nameInAuditLog(ctx, email));
    if (isUnnamed === undefined) continue;
    try {
      await erasePerson(ctx, restore, email, isUnnamed === "posts too");
    } catch (error) {
      // The last admin cannot be erased. The log has no address.
      ctx.log.error("a person was not erased again after the restore", errorFields(error));
    }
  }
}
