import { createHmac } from "node:crypto";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { randomToken } from "../../../server/auth/random-token.server.ts";
import { findClosingsAbout } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords, recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { deleteEmailsTo } from "../../../server/db/stored-emails.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteDate } from "../../../values/dates.ts";
import { decrementQueued } from "./issue-queries.server.ts";
import { readerEmailKinds, readIssueId } from "./newsletter-emails.ts";
import type { SuppressedAddressTable } from "./newsletter-tables.ts";
import * as store from "./subscriber-queries.server.ts";

/** Deletes a subscription, its confirmation links and waiting e-mails. @returns true if the address was subscribed */
async function deleteSubscription(transaction: Database, email: string): Promise<boolean> {
  const wasThere = await store.deleteSubscriber(transaction, email);
  await store.deletePending(transaction, email);
  for (const key of await deleteEmailsTo(transaction, email, readerEmailKinds, "waiting")) {
    const issue = readIssueId(key);
    if (issue !== undefined) await decrementQueued(transaction, issue);
  }
  return wasThere;
}

/**
 * Unsubscribes an address. Also adds a closing, so that a restored backup sends it nothing.
 * @param reason prevents later e-mails; undefined if the person may subscribe again
 * @returns true if the address was subscribed
 */
async function unsubscribeAddress(ctx: Keeper, email: string, reason?: Reason): Promise<boolean> {
  await recordClosing(ctx, { kind: "forgotten", key: keyOf(hashOfAddress(ctx, email)), value: reason ?? "" });
  return deleteSubscription(ctx.db, email);
}

const keyOf = (hash: string): string => `reader ${hash}`;

type Reason = SuppressedAddressTable["reason"];

/** Keyed hash: only with the site's secret can one test which address it belongs to. */
const hashOfAddress = ({ config }: Pick<AppContext, "config">, email: string) =>
  createHmac("sha256", config.secret).update(`newsletter ${email.toLowerCase()}`).digest("hex");

export const isSuppressed = (ctx: Pick<AppContext, "config" | "db">, email: string) =>
  store.isHashSuppressed(ctx.db, hashOfAddress(ctx, email));

type Keeper = Pick<InTransaction, "config" | "clock" | "db">;

export async function suppressAddress(ctx: Keeper, email: string, reason: Reason) {
  await unsubscribeAddress(ctx, email, reason);
  const day = siteDate(ctx.clock.now());
  await store.insertSuppressed(ctx.db, { hash: hashOfAddress(ctx, email), reason, day });
}

/**
 * Deletes all newsletter data of an address, at its owner's request. A keyed hash is kept, and prevents new
 * subscriptions.
 */
export async function eraseSubscriber(ctx: Keeper, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  await suppressAddress(ctx, address, "erased");
  await deleteEmailsTo(ctx.db, address, readerEmailKinds, "all");
}

export async function suppressBounced(ctx: AppContext): Promise<void> {
  for (const email of await store.findBouncedAddresses(ctx.db)) {
    await withTransaction(ctx, (ctx) => suppressAddress(ctx, email, "bounce"));
    ctx.log.info("address suppressed", { reason: "bounce" });
  }
}

export async function findSubscriberData(db: Database, email: string) {
  const address = email.trim().toLowerCase();
  const subscriber = await store.findSubscriber(db, "email", address);
  const pending = await store.findPendingOf(db, address);
  return {
    subscription: subscriber && {
      email: subscriber.email,
      requestedAt: subscriber.created_at,
      confirmedAt: subscriber.confirmed_at,
      consent: subscriber.consent,
      page: subscriber.page,
    },
    unconfirmed: pending.map(({ consent, page, requested_at: requestedAt, expires_at: forgottenAt }) => {
      return { consent, page, requestedAt, forgottenAt };
    }),
    emails: await store.findEmailsTo(db, address),
  };
}

type Imported = "added" | "there" | "suppressed" | "left";

/**
 * Imports a subscriber from an older website with the stored consent, without sending an e-mail. An address that left
 * comes back only by the form of the site.
 */
export async function importSubscriberEmail(
  ctx: InTransaction,
  {
    email,
    subscribedAt,
    consent,
    page = null,
  }: { email: string; subscribedAt: Date; consent: string; page?: string | null },
): Promise<{ outcome: Imported; id?: number | undefined }> {
  if (await isSuppressed(ctx, email)) return { outcome: "suppressed" };
  if ((await store.findSubscriber(ctx.db, "email", email)) !== undefined) return { outcome: "there" };
  if (await hasLeft(ctx, email)) return { outcome: "left" };
  const at = subscribedAt.toISOString();
  const confirmation = { created_at: at, confirmed_at: at, confirmed_by: null };
  await store.insertSubscriber(ctx.db, { email, ...confirmation, consent, page, token: randomToken() });
  return { outcome: "added", id: (await store.findSubscriber(ctx.db, "email", email))?.id };
}

/**
 * Records that an address left an older newsletter, bounced there, or complained. An address on the list, or one that
 * asked for it, stays unless this happened later.
 * @param day ISO date; undefined if unknown
 */
export async function importFormerSubscriber(
  ctx: InTransaction,
  { email, reason, day }: { email: string; reason: "left" | "bounce" | "complaint"; day: string | undefined },
): Promise<"recorded" | "there" | "stays"> {
  const subscriber = await store.findSubscriber(ctx.db, "email", email);
  const asked = [
    ...(subscriber ? [subscriber.confirmed_at] : []),
    ...(await store.findPendingOf(ctx.db, email)).map(({ requested_at }) => requested_at),
  ];
  if (asked.some((moment) => day === undefined || day <= siteDate(new Date(moment)))) return "stays";
  if (await isSuppressed(ctx, email)) return "there";
  if (reason !== "left") await suppressAddress(ctx, email, reason);
  else if (await hasLeft(ctx, email)) return "there";
  else await unsubscribeAddress(ctx, email);
  return "recorded";
}

/** Removes a subscriber of an import that is undone. One who left and came back stays. */
export async function removeImportedSubscriber({ db }: InTransaction, id: number): Promise<void> {
  const subscriber = await store.findSubscriber(db, "id", id);
  if (subscriber !== undefined) await deleteSubscription(db, subscriber.email);
}

/**
 * Unsubscribes an address, or suppresses it after a complaint. The audit log does not contain the address.
 * @throws AppError notFound
 */
export async function removeSubscriber(ctx: AppContext, member: StaffMember, id: number, forGood: boolean) {
  await withTransaction(ctx, async (ctx, transaction) => {
    const subscriber = await store.findSubscriber(transaction, "id", id);
    if (subscriber === undefined) throw new AppError("notFound");
    const { email } = subscriber;
    if (forGood) await suppressAddress(ctx, email, "complaint");
    else await unsubscribeAddress(ctx, email);
    const what = forGood ? "subscriber removed for good" : "subscriber removed";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `subscriber:${id}` });
  });
}

/** Unsubscribes the address of an e-mail link. @returns false for an unknown or used link */
export async function unsubscribe(ctx: AppContext, token: string | null): Promise<boolean> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const subscriber = await store.findSubscriber(transaction, "token", token ?? "");
    return subscriber !== undefined && unsubscribeAddress(ctx, subscriber.email);
  });
}

/** Returns true for an address that left the list, and has not come back. */
async function hasLeft(ctx: Keeper, email: string): Promise<boolean> {
  const closings = await findClosingsAbout(ctx.db, "forgotten", [keyOf(hashOfAddress(ctx, email))]);
  return [...lastWords(closings).values()].some(({ is_release }) => is_release === 0);
}

/** Records that a former subscriber has subscribed again. */
export async function recordReturn(ctx: Keeper, email: string): Promise<void> {
  const key = keyOf(hashOfAddress(ctx, email));
  if ((await findClosingsAbout(ctx.db, "forgotten", [key])).length > 0)
    await recordClosing(ctx, { kind: "forgotten", key, isRelease: true });
}

/**
 * Repeats unsubscriptions and suppressions that a restored backup lacks.
 * @param fresh closings that the restored database lacked
 */
export async function unsubscribeAgain(ctx: AppContext, fresh: ClosingRow[]): Promise<void> {
  const closings = fresh.filter(({ kind }) => kind === "forgotten");
  const left = new Map(
    [...lastWords(closings).values()].flatMap(({ key, value, is_release }) => {
      const hash = /^reader ([0-9a-f]{64})$/.exec(key)?.[1];
      return hash === undefined || is_release === 1 ? [] : [[hash, value ?? ""] as const];
    }),
  );
  if (left.size === 0) return;
  await withTransaction(ctx, async (ctx, transaction) => {
    const day = siteDate(ctx.clock.now());
    for (const [hash, reason] of left)
      if (reason !== "") await store.insertSuppressed(transaction, { hash, reason: reason as Reason, day });
    for (const email of await store.listSubscribedAddresses(transaction))
      if (left.has(hashOfAddress(ctx, email))) await deleteSubscription(transaction, email);
  });
}

/** Returns true for the link of a subscription; changes nothing. */
export const isUnsubscribeLink = async ({ db }: AppContext, token: string | null) =>
  (await store.findSubscriber(db, "token", token ?? "")) !== undefined;
