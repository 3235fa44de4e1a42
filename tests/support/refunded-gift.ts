import type { AppContext } from "../../app/server/context.server.ts";

/** Records that a part of a gift went back. @param amount minor units @param day ISO date */
export async function addRefund(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  gift: number,
  { amount, day }: { amount: number; day: string },
): Promise<void> {
  const at = clock.now().toISOString();
  const { amount: paid } = await db
    .selectFrom("gifts")
    .select("amount")
    .where("id", "=", gift)
    .executeTakeFirstOrThrow();
  const about = { gift_id: gift, kind: "refund" as const, paid, asked_at: at, changed_at: at };
  await db
    .insertInto("refunds")
    .values({ ...about, state: "done", amount, day, way: "transfer" } as never)
    .execute();
  await db
    .updateTable("gifts")
    .set({ amount: paid - amount })
    .where("id", "=", gift)
    .execute();
}
