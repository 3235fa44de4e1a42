import { logActors } from "content/log-actors.ts";
import { photoRequestNeed, staffPhotoRequests as words } from "content/staff-photo-requests.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { hasActiveLead, listWhoIsNotified } from "../../../server/auth/list-safeguarders.server.ts";
import { requireReader } from "../../../server/auth/require-reader.server.ts";
import { safeguardingErrors } from "../../../server/auth/safeguarding-errors.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor, AppContext, InTransaction, RequestInfo } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueOrJoin, type Joining } from "../../../server/mail/join-emails.server.ts";
import type { RemakeEmail } from "../../../server/mail/remade-emails.ts";
import type { Need } from "../../../server/need.ts";
import { storedNames } from "../../../values/stored-names.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { hideDocument, listHidden, listTitles, showDocument } from "../documents/hide-document.server.ts";
import { listLookalikes, listTakenOut } from "./noted-appearances.server.ts";
import { noteAnswer, noteRequest } from "./noted-requests.server.ts";
import { manyPhotoRequestsEmail, photoRequestWaitsEmail, unknownCardEmail } from "./photo-request-emails.tsx";
import { canHideRequested, hidesPerNetwork, hidesPerSite, wrongCodeLimit } from "./photo-request-permissions.ts";
import * as store from "./photo-request-queries.server.ts";
import type { PhotoRequestFields } from "./photo-request-schema.ts";
import {
  hideInTransaction,
  hidePhotosOfUnknownCard,
  putBack,
  type Withdrawn,
  withdrawByCode,
  withdrawPhotoByCode,
} from "./withdraw.server.ts";

/** Time for staff to answer a request without a card (hours). Afterwards, the site hides the photo. */
const answerHours = 24;

/** Limit of e-mails to each reader within an hour; `enqueueOrJoin` joins further requests into one e-mail. */
export const notifying = { kind: storedNames.photoRequest, most: 10, joinedKind: storedNames.morePhotoRequests };

/** Limit of e-mails about requests that do not hide photos automatically. */
const notifyingOfMany = {
  kind: storedNames.manyPhotoRequests,
  most: 1,
  joinedKind: storedNames.moreOfManyPhotoRequests,
};

/** E-mails about cards have no limit, because only the holder of a card can cause them. */
const notifyingOfCards = {
  kind: storedNames.photoRequestByCard,
  most: Number.POSITIVE_INFINITY,
  joinedKind: storedNames.morePhotoRequestsByCard,
};

const site = (): Pick<StaffMember, "id" | "name"> => ({ id: "", name: logActors.unanswered });

/**
 * Accepts a photo request. With a card's code, the withdrawal happens at once. Without a code, the request waits for
 * the safeguarding lead; if the person or a parent asks, the photo is hidden after 24 hours.
 * @returns "other" for the code of a person who is not in this photo; "hides" if the photo will be hidden automatically
 */
export async function sendPhotoRequest(
  ctx: AppContext,
  { address }: Pick<RequestInfo, "address">,
  fields: PhotoRequestFields,
): Promise<Withdrawn | "hides" | "waits" | "other"> {
  const { photo, who, wish, code, contact, note } = fields;
  if (code !== "")
    return (await withdrawPhotoByCode(ctx, photo, code)) ?? (await hideByUnknownCard(ctx, code)) ?? "other";
  const isFamily = who === "self" || who === "child";
  // A photo counts once against the limit; further requests about the same photo also hide it.
  const mayHide = isFamily && ((await store.isHiding(ctx.db, photo)) || (await countHide(ctx, address)));
  const now = ctx.clock.now();
  const request = {
    photo_id: photo,
    document_id: null,
    who,
    wish,
    contact: contact || null,
    note: note || null,
    created_at: now.toISOString(),
    hide_at: mayHide ? new Date(now.getTime() + answerHours * 3_600_000).toISOString() : null,
  };
  await withTransaction(ctx, async (ctx, transaction) => {
    const id = await store.insertRequest(transaction, request);
    await noteRequest(ctx, { ...request, hidden_at: null });
    const cause = `${storedNames.photoRequest}:${id}`;
    if (isFamily && !mayHide)
      await notifyReaders(ctx, { ...notifyingOfMany, cause }, storedNames.manyPhotoRequestsWait);
    else await notifyReaders(ctx, { ...notifying, cause }, storedNames.photoRequestWaits);
  });
  return mayHide ? "hides" : "waits";
}

/**
 * Returns true if another photo may be hidden automatically today. The limit stops one person from hiding all photos.
 */
const countHide = async (ctx: AppContext, address: string): Promise<boolean> =>
  (await countTowardsRateLimit(ctx, hidesPerNetwork, address)) &&
  (await countTowardsRateLimit(ctx, hidesPerSite, "site"));

/**
 * Withdraws a person by a card's code. After the restore of an older backup, maybe only the list of closings has the
 * card: the site then hides the photos that the list contains, and notifies the safeguarding lead.
 * @returns undefined for an unknown code
 */
export const withdrawByCard = async (ctx: AppContext, code: string): Promise<Withdrawn | undefined> =>
  (await withdrawByCode(ctx, code)) ?? (await hideByUnknownCard(ctx, code));

async function hideByUnknownCard(ctx: AppContext, code: string): Promise<Withdrawn | undefined> {
  return withTransaction(ctx, async (ctx) => {
    const hidden = await hidePhotosOfUnknownCard(ctx, code);
    if (hidden !== undefined)
      await notifyReaders(ctx, { ...notifyingOfCards, cause: `card:${hidden.card}` }, "unknown card");
    return hidden?.gone;
  });
}

const templates = {
  [storedNames.photoRequestWaits]: photoRequestWaitsEmail,
  [storedNames.manyPhotoRequestsWait]: manyPhotoRequestsEmail,
  "unknown card": unknownCardEmail,
};

/** Renders a queued e-mail again, because the safeguarding lead may have changed. */
const remake =
  (write: typeof photoRequestWaitsEmail): RemakeEmail =>
  async (ctx, { to }, fields) =>
    write({
      ...(fields as Pick<Parameters<typeof write>[0], "foundation" | "link" | "isMore">),
      to,
      hasLead: await hasActiveLead(ctx),
    });

export const photoRequestRemakes = Object.fromEntries(
  Object.entries(templates).map(([name, write]) => [name, remake(write)]),
);

/** E-mails the readers of safeguarding records; without an active lead, also admins and future readers. */
export async function notifyReaders(ctx: InTransaction, joining: Joining, by: keyof typeof templates): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const link = siteUrl && `${siteUrl}/admin/photo-requests`;
  const { readers, instead, hasLead } = await listWhoIsNotified(ctx);
  for (const { email: to } of [...readers, ...instead])
    await enqueueOrJoin(ctx, to, (isMore) => templates[by]({ to, foundation, link, hasLead, isMore }), {
      ...joining,
      remadeFrom: (isMore) => ({ by, fields: { foundation, link, isMore } }),
    });
}

/** Hides the photos of requests that staff did not answer in time. The requests stay open. */
export async function hideUnanswered(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now().toISOString();
  for (const { id } of await store.findToHide(ctx.db, now))
    await withTransaction(ctx, (ctx) => hideWithin(ctx, site(), id, now));
}

const hideAsked = (ctx: InTransaction, by: Pick<StaffMember, "id" | "name">, { photo_id, document_id }: store.Asked) =>
  document_id === null ? hideInTransaction(ctx, by, photo_id ?? 0) : hideDocument(ctx, by, document_id);

/**
 * Hides the photo or document of a request; the request stays open.
 * @returns false if the request was answered, or the photo hidden, before
 */
async function hideWithin(ctx: InTransaction, by: Pick<StaffMember, "id" | "name">, id: number, now: string) {
  const request = await store.markHidden(ctx.db, id, now);
  if (request === undefined) return false;
  await hideAsked(ctx, by, request);
  await noteRequest(ctx, request);
  return true;
}

/** @throws AppError safeguardingOnly */
function requireHider(member: StaffMember): void {
  if (!canHideRequested(member)) throw new AppError(safeguardingErrors.safeguardingOnly);
}

/** Hides a requested photo at once; the request stays open. @throws AppError safeguardingOnly, notFound */
export async function hideRequested({ ctx, member }: Actor, id: number): Promise<void> {
  requireHider(member);
  await withTransaction(ctx, async (ctx) => {
    if (await hideWithin(ctx, member, id, ctx.clock.now().toISOString())) return;
    if ((await store.findRequest(ctx.db, id)) === undefined) throw new AppError("notFound");
  });
}

/** Closes a request. @throws AppError safeguardingOnly, notFound */
export async function answerRequest({ ctx, member }: Actor, id: number, outcome: "down" | "kept"): Promise<void> {
  requireReader(member);
  await withTransaction(ctx, (ctx) => answerWithin(ctx, member, id, outcome));
}

async function answerWithin(ctx: InTransaction, member: StaffMember, id: number, outcome: "down" | "kept") {
  const request = await store.findRequest(ctx.db, id);
  const done = { done_at: ctx.clock.now().toISOString(), done_by: member.name, outcome };
  if (request === undefined || !(await store.updateRequest(ctx.db, id, done))) throw new AppError("notFound");
  await noteAnswer(ctx, request, outcome);
  const { photo_id, document_id } = request;
  if (outcome === "down") await hideAsked(ctx, member, request);
  else if (request.hidden_at !== null) {
    if (document_id === null) await putBack(ctx, member, photo_id ?? 0);
    else await showDocument(ctx, member, document_id);
  }
  const what = outcome === "down" ? storedNames.photoRequestFollowed : storedNames.photoRequestDeclined;
  await recordAuditEvent(ctx, ctx.db, member, {
    what,
    subject: document_id === null ? `photo:${photo_id}` : `document:${document_id}`,
  });
}

/**
 * Hides all requested photos. If the member may read safeguarding records, also closes the requests.
 * @returns the number of photos
 */
export async function hideAllRequested({ ctx, member }: Actor): Promise<number> {
  requireHider(member);
  const isEnd = canReadSafeguarding(member);
  return withTransaction(ctx, async (ctx, transaction) => {
    const open = await store.findOpenIds(transaction, !isEnd);
    for (const id of open)
      if (isEnd) await answerWithin(ctx, member, id, "down");
      else await hideWithin(ctx, member, id, ctx.clock.now().toISOString());
    return open.length;
  });
}

/** Lists photo requests. Admins do not see who asked and what they wrote. @throws AppError safeguardingOnly */
export async function listRequests({ ctx, member }: Actor) {
  requireHider(member);
  const canRead = canReadSafeguarding(member);
  const now = ctx.clock.now().getTime();
  const requests = (await store.findRequests(ctx.db, 50)).map((request) => ({
    ...request,
    ...(!canRead && { who: null, contact: null, note: null }),
    hoursLeft: hoursLeft(request, now),
  }));
  return {
    requests,
    canRead,
    hasLead: canRead || (await hasActiveLead(ctx)),
    takenDown: canRead ? await store.findHiddenPhotos(ctx.db, 50) : [],
    takenOut: canRead ? await listTakenOut(ctx) : [],
    lookalikes: canRead ? await listLookalikes(ctx) : [],
    documents: await listTitles(
      ctx,
      requests.flatMap(({ document_id }) => document_id ?? []),
    ),
    hiddenDocuments: canRead ? await listHidden(ctx) : [],
  };
}

export async function findPhotoRequestNeed(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  const canRead = canReadSafeguarding(member);
  // If there is an active lead, requests wait for the lead, and admins find them only in the menu.
  if (!canRead && (!canHideRequested(member) || (await hasActiveLead(ctx)))) return [];
  const { count, since } = await store.findOpenRequests(ctx.db, !canRead);
  const takenOut = canRead ? await listTakenOut(ctx) : [];
  const lookalikes = canRead ? (await listLookalikes(ctx)).length : 0;
  const now = ctx.clock.now();
  const first = [since, takenOut[0]?.ended_at, lookalikes > 0 ? now.toISOString() : null]
    .filter((at) => typeof at === "string")
    .sort()[0];
  if (first === undefined) return [];
  const all = count + takenOut.length + lookalikes;
  const left = words.hoursLeft(hoursLeft({ created_at: first }, now.getTime()));
  const row = { label: words.need(all), detail: left, act: photoRequestNeed.act, count: all, since: first };
  return [{ ...row, rank: "child", icon: "shield", ground: "machine", path: "/admin/photo-requests" }];
}

/** Whole hours that are left to answer; negative if the time is over. */
const hoursLeft = ({ created_at }: { created_at: string }, now: number): number =>
  Math.floor(answerHours - (now - Date.parse(created_at)) / 3_600_000);

/**
 * Counts a wrong card code against the rate limit. Right codes are always accepted.
 * @param wait sentence for the visitor
 * @throws FormError
 */
export async function countWrongCode(
  ctx: AppContext,
  { address }: Pick<RequestInfo, "address">,
  wait: string,
): Promise<void> {
  if (!(await countTowardsRateLimit(ctx, wrongCodeLimit, address))) throw new FormError(wait, { status: 429 });
}
