import { randomToken } from "../../../server/auth/random-token.server.ts";
import { findClosingsFrom } from "../../../server/closings/closing-queries.server.ts";
import { findErased, isErased } from "../../../server/closings/erased-people.server.ts";
import { lastWords } from "../../../server/closings/record-closing.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import {
  deleteSubscription,
  hashOfAddress,
  hasLeft,
  isSuppressed,
  keyOf,
  suppressAddress,
  unsubscribeAddress,
} from "./subscriber-commands.server.ts";
import * as store from "./subscriber-queries.server.ts";

/** Facts of the site about an address, before a list brings it. */
export interface KnownAddress {
  subscriber: Pick<store.Subscriber, "confirmed_at" | "confirmed_by"> | undefined;
  /** ISO times of requests that wait for their confirmation. */
  requests: string[];
  isSuppressed: boolean;
  isErased: boolean;
  /** False for an address that left and came back; undefined for one that never left. */
  hasLeft: boolean | undefined;
}

type Ctx = Pick<AppContext, "config" | "db">;

const findKnownAddress = async (ctx: Ctx, email: string): Promise<KnownAddress> => ({
  subscriber: await store.findSubscriber(ctx.db, "email", email),
  requests: (await store.findPendingOf(ctx.db, email)).map(({ requested_at }) => requested_at),
  isSuppressed: await isSuppressed(ctx, email),
  isErased: await isErased(ctx, email),
  hasLeft: await hasLeft(ctx, email),
});

/** Returns what the site knows about each of many addresses. @param emails in lower case */
export async function findKnownAddresses(ctx: Ctx, emails: string[]): Promise<(email: string) => KnownAddress> {
  const subscribers = new Map((await store.listSubscribersAmong(ctx.db, emails)).map((one) => [one.email, one]));
  const pending = Map.groupBy(await store.listPendingAmong(ctx.db, emails), ({ email }) => email);
  const suppressed = new Set(await store.listSuppressedHashes(ctx.db));
  const closings = lastWords(await findClosingsFrom(ctx.db, "forgotten", keyOf("")));
  const left = new Map([...closings.values()].map(({ key, is_release }) => [key, is_release === 0]));
  const wasErased = await findErased(ctx);
  return (email) => {
    const hash = hashOfAddress(ctx, email);
    return {
      subscriber: subscribers.get(email),
      requests: (pending.get(email) ?? []).map(({ requested_at }) => requested_at),
      isSuppressed: suppressed.has(hash),
      isErased: wasErased(email),
      hasLeft: left.get(keyOf(hash)),
    };
  };
}

/** Returns what becomes of an address that wants the newsletter. One that left or was erased comes back by the form. */
export function foreseeReader(known: KnownAddress): "added" | "there" | "suppressed" | "erased" | "left" {
  if (known.isSuppressed) return "suppressed";
  if (known.subscriber !== undefined) return "there";
  if (known.isErased) return "erased";
  return known.hasLeft ? "left" : "added";
}

interface Leaving {
  reason: "left" | "bounce" | "complaint";
  /** ISO date; undefined if unknown. */
  day: string | undefined;
  /** True if the list does not say clearly that the person left: who asked this site for the newsletter keeps it. */
  isUnclear?: boolean;
}

/**
 * Returns what becomes of an address that left an older newsletter, bounced there, or complained. The stricter word wins:
 * the address leaves the list, unless its owner asked this site for the newsletter on a later day, or came back by the form.
 */
export function foreseeFormer(
  { subscriber, requests, isSuppressed, hasLeft }: KnownAddress,
  { reason, day, isUnclear = false }: Leaving,
): "recorded" | "there" | "stays" {
  // A reader of an earlier import did not confirm here: its day is only that of another list.
  const asked = [...(subscriber?.confirmed_by ? [subscriber.confirmed_at] : []), ...requests];
  if (isUnclear && asked.length > 0) return "stays";
  if (day !== undefined && asked.some((moment) => day < siteDate(new Date(moment)))) return "stays";
  if (subscriber === undefined) return isSuppressed || (reason === "left" && hasLeft) ? "there" : "recorded";
  return reason === "left" && day === undefined && hasLeft === false ? "stays" : "recorded";
}

/**
 * Imports a subscriber from an older website with the stored consent, without sending an e-mail.
 * @param reader `page` is the path of the page with the form; null if unknown
 * @returns the id of a subscriber who was added
 */
export async function importSubscriberEmail(
  ctx: InTransaction,
  reader: { email: string; subscribedAt: Date; consent: string; page?: string | null },
): Promise<{ outcome: ReturnType<typeof foreseeReader>; id?: number | undefined }> {
  const { email, subscribedAt, consent, page = null } = reader;
  const outcome = foreseeReader(await findKnownAddress(ctx, email));
  if (outcome !== "added") return { outcome };
  const at = subscribedAt.toISOString();
  const confirmation = { created_at: at, confirmed_at: at, confirmed_by: null };
  await store.insertSubscriber(ctx.db, { email, ...confirmation, consent, page, token: randomToken() });
  return { outcome, id: (await store.findSubscriber(ctx.db, "email", email))?.id };
}

/** Records that an address left an older newsletter, bounced there, or complained. */
export async function importFormerSubscriber(ctx: InTransaction, { email, ...leaving }: Leaving & { email: string }) {
  const outcome = foreseeFormer(await findKnownAddress(ctx, email), leaving);
  if (outcome === "recorded")
    await (leaving.reason === "left" ? unsubscribeAddress(ctx, email) : suppressAddress(ctx, email, leaving.reason));
  return outcome;
}

/** Removes a subscriber of an import that is undone. One who left and came back stays. */
export async function removeImportedSubscriber({ db }: InTransaction, id: number): Promise<void> {
  const subscriber = await store.findSubscriber(db, "id", id);
  if (subscriber !== undefined) await deleteSubscription(db, subscriber.email);
}
