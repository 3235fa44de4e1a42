import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { CheckoutTable, PaymentNoticeTable, PaymentSubscriptionTable } from "./payment-tables.ts";

export type CheckoutRow = Selectable<CheckoutTable>;
export type SubscriptionRow = Selectable<PaymentSubscriptionTable>;
export type NoticeRow = Selectable<PaymentNoticeTable>;

/** Inserts a checkout. @returns false while another checkout of the promise is open */
export async function insertCheckout(db: Database, checkout: Insertable<CheckoutTable>): Promise<boolean> {
  const insert = db.insertInto("checkouts").values(checkout);
  const made = insert.onConflict((conflict) => conflict.doNothing()).returning("id");
  return (await made.executeTakeFirst()) !== undefined;
}

export const updateCheckout = (db: Database, reference: string, changes: Updateable<CheckoutTable>) =>
  db.updateTable("checkouts").set(changes).where("reference", "=", reference).execute();

export const findCheckout = (db: Database, reference: string) =>
  db.selectFrom("checkouts").selectAll().where("reference", "=", reference).executeTakeFirst();

export const findCheckoutsOf = (db: Database, promise: number) =>
  db.selectFrom("checkouts").selectAll().where("promise_id", "=", promise).orderBy("id", "desc").execute();

/** Inserts a notice. @returns undefined if the notice is stored already */
export const insertNotice = (db: Database, notice: Insertable<PaymentNoticeTable>): Promise<NoticeRow | undefined> =>
  db
    .insertInto("payment_notices")
    .values(notice)
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findOpenNotices = (db: Database, limit: number) =>
  db.selectFrom("payment_notices").selectAll().where("handled_at", "is", null).orderBy("id").limit(limit).execute();

const problems = (db: Database) =>
  db.selectFrom("payment_notices").where("problem", "is not", null).where("settled_by", "is", null);

export const findProblems = (db: Database, limit: number) =>
  problems(db).selectAll().orderBy("id").limit(limit).execute();

export const findNotice = (db: Database, id: number) =>
  db.selectFrom("payment_notices").selectAll().where("id", "=", id).executeTakeFirst();

/** Changes a notice. @returns false for an unknown id */
export const updateNotice = (db: Database, id: number, changes: Updateable<PaymentNoticeTable>) =>
  changesRows(db.updateTable("payment_notices").set(changes).where("id", "=", id));

/** Inserts a subscription, unless one is stored already. */
export const insertSubscription = (db: Database, subscription: Insertable<PaymentSubscriptionTable>) =>
  db
    .insertInto("payment_subscriptions")
    .values(subscription)
    .onConflict((conflict) => conflict.columns(["provider", "plan", "customer"]).doNothing())
    .execute();

export const findSubscription = (db: Database, provider: string, plan: string, customer: string) =>
  db
    .selectFrom("payment_subscriptions")
    .selectAll()
    .where("provider", "=", provider)
    .where("plan", "=", plan)
    .where("customer", "=", customer)
    .executeTakeFirst();

export const findActiveSubscriptions = (db: Database, promise: number) =>
  db
    .selectFrom("payment_subscriptions")
    .selectAll()
    .where("promise_id", "=", promise)
    .where("state", "=", "active")
    .execute();

/** Finds subscriptions that donors stopped, but the provider did not stop yet. */
export const findSubscriptionsToStop = (db: Database, limit: number) =>
  db
    .selectFrom("payment_subscriptions")
    .innerJoin("promises", "promises.id", "payment_subscriptions.promise_id")
    .selectAll("payment_subscriptions")
    .where("payment_subscriptions.state", "=", "active")
    .where("stopped_at", "is not", null)
    .orderBy("payment_subscriptions.id")
    .limit(limit)
    .execute();

/** Marks a subscription as stopped. @returns false if it was stopped before */
export const stopSubscription = (db: Database, id: number) =>
  changesRows(
    db
      .updateTable("payment_subscriptions")
      .set({ state: "stopped" })
      .where("id", "=", id)
      .where("state", "=", "active"),
  );

export const findCheckoutOfPlan = (db: Database, provider: string, plan: string) =>
  db.selectFrom("checkouts").selectAll().where("provider", "=", provider).where("plan", "=", plan).executeTakeFirst();

export const countProblems = (db: Database) => countSince(problems(db), "received_at");

/** Removes a payment's problems, because their cause no longer exists. */
export const endProblems = (db: Database, provider: string, reference: string, kind: string) =>
  db
    .updateTable("payment_notices")
    .set({ problem: null })
    .where("provider", "=", provider)
    .where("reference", "=", reference)
    .where("kind", "=", kind)
    .execute();

export const findDisputedSources = (db: Database, limit: number) =>
  db.selectFrom("gifts").select("source").where("state", "=", "disputed").orderBy("id").limit(limit).execute();
