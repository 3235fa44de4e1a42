import { logActors } from "content/log-actors.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireReader } from "../../../server/auth/require-reader.server.ts";
import type { Actor, AppContext, InTransaction, RequestInfo } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { storedNames } from "../../../values/stored-names.ts";
import { findPublicDocument } from "../documents/find-documents.server.ts";
import { hideDocument, showDocument } from "../documents/hide-document.server.ts";
import { noteRequest } from "./noted-requests.server.ts";
import { documentHidesPerNetwork, documentHidesPerSite } from "./photo-request-permissions.ts";
import { deleteRequestsAbout, insertRequest } from "./photo-request-queries.server.ts";
import type { DocumentRequestFields } from "./photo-request-schema.ts";
import { notifying, notifyReaders } from "./photo-requests.server.ts";

const visitor = (): Pick<StaffMember, "id" | "name"> => ({ id: "", name: logActors.request });

/**
 * Accepts a request about a document, and hides all its versions at once. Beyond the daily limits it waits for the
 * safeguarding lead, so that one person cannot hide everything.
 * @returns "gone" for a document that visitors cannot see
 */
export async function sendDocumentRequest(
  ctx: AppContext,
  { address }: Pick<RequestInfo, "address">,
  { document, who, contact, note }: DocumentRequestFields,
): Promise<"hidden" | "waits" | "gone"> {
  const now = ctx.clock.now().toISOString();
  const found = await findPublicDocument(ctx, document);
  if (found === undefined) return "gone";
  const isHidden =
    (await countTowardsRateLimit(ctx, documentHidesPerNetwork, address)) &&
    (await countTowardsRateLimit(ctx, documentHidesPerSite, "site"));
  const hidden_at = isHidden ? now : null;
  const asked = { photo_id: null, document_id: found.id, who, wish: "down" as const, created_at: now };
  const request = { ...asked, contact: contact || null, note: note || null, hide_at: hidden_at, hidden_at };
  await withTransaction(ctx, async (ctx, transaction) => {
    const id = await insertRequest(transaction, request);
    if (isHidden) await hideDocument(ctx, visitor(), found.id);
    await noteRequest(ctx, request);
    await notifyReaders(
      ctx,
      { ...notifying, cause: `${storedNames.photoRequest}:${id}` },
      storedNames.photoRequestWaits,
    );
  });
  return isHidden ? "hidden" : "waits";
}

/** Shows a hidden document again. @throws AppError putBackOnly, notFound */
export async function showHiddenDocument({ ctx, member }: Actor, id: number): Promise<void> {
  requireReader(member, "putBackOnly");
  if (!(await withTransaction(ctx, (ctx) => showDocument(ctx, member, id)))) throw new AppError("notFound");
}

/** Deletes the requests about a document that is deleted for good. @param subject such as `document:12` */
export async function deleteRequestsOf({ db }: InTransaction, subject: string): Promise<void> {
  const id = /^document:(\d+)$/.exec(subject)?.[1];
  if (id !== undefined) await deleteRequestsAbout(db, Number(id));
}
