import { createHmac } from "node:crypto";
import { attachProfilePhoto } from "../../app/features/media/photos/attach-photos.server.ts";
import { importUserAccount } from "../../app/features/people/users/add-user.server.ts";
import { importSubscriberEmail } from "../../app/features/publishing/newsletter/import-subscribers.server.ts";
import { recordAuditEvent } from "../../app/server/audit-log/record-audit-event.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { siteDate } from "../../app/values/dates.ts";
import type { KnownDocument } from "./gather-documents.server.ts";
import { type SavePictures, withAlt } from "./import-pictures.server.ts";
import { findImported, saveImported } from "./import-queries.server.ts";
import { consentGiverOf, type ImportRun, importer, keyOf, rowOf } from "./import-run.server.ts";
import { readSubscriber, readUser } from "./read-people.server.ts";

/** Text of the recorded consent for a subscriber of the old site. */
const oldConsent = "subscribed on the old site, imported";

/** Result for a row; undefined if it was not imported. */
export type TakenIn = "imported" | "there" | undefined;

/** Imports a member of staff as an editor without a password. The site sends no e-mail to the person. */
export async function importUser(
  run: ImportRun,
  document: KnownDocument,
  savePictures: SavePictures,
): Promise<TakenIn> {
  const { ctx, options } = run;
  const now = ctx.clock.now();
  const row = rowOf(run, document);
  if (document.isAccountAlone) {
    // In the old service anyone could create an account with its public key; staff also have a record.
    row.complain(
      "",
      "has an account and no record among the users: invite the person if they work here. The row was left out.",
    );
    return undefined;
  }
  const user = readUser(row, siteDate(now));
  if (user === undefined) return undefined;
  const photos = await savePictures(row, "profile_images", user.pictures.slice(0, 1));
  if (options.isDryRun) return "imported";
  const { pictures, ...fields } = user;
  return withTransaction(ctx, async (ctx, transaction) => {
    const { id, isNew } = await importUserAccount(ctx, fields);
    if (isNew) {
      const name = `${fields.firstName} ${fields.lastName}`.trim();
      await attachProfilePhoto(ctx, consentGiverOf(run), { id, name }, withAlt(run, photos, name));
      await recordAuditEvent(ctx, transaction, importer, { what: "user imported", subject: `user:${id}` });
    }
    const key = keyOf("users", document.id);
    const import_id = run.importId ?? null;
    await saveImported(transaction, { key, became: `user:${id}`, at: now.toISOString(), import_id });
    return isNew ? "imported" : "there";
  });
}

/**
 * Adds a subscriber, if the export has the time of subscription. A later run does not add an address again: a person
 * who unsubscribed stays unsubscribed.
 */
export async function importSubscriber(run: ImportRun, document: KnownDocument): Promise<TakenIn> {
  const { ctx, options, report } = run;
  const now = ctx.clock.now();
  const subscriber = readSubscriber(rowOf(run, document), now);
  if (subscriber === undefined) return undefined;
  const { email, subscribedAt } = subscriber;
  // Identifies the person by address, as one may have several documents; hashed with a key, as it is personal.
  const key = createHmac("sha256", ctx.config.secret).update(`firebase subscribers ${email}`).digest("hex");
  if ((await findImported(ctx.db, key)) !== undefined) return "there";
  if (subscribedAt === undefined) {
    report.unproven++;
    return undefined;
  }
  if (options.isDryRun) return "imported";
  return withTransaction(ctx, async (ctx, transaction) => {
    const { outcome, id } = await importSubscriberEmail(ctx, { email, subscribedAt, consent: oldConsent });
    if (outcome === "suppressed" || outcome === "left" || outcome === "erased") {
      report.leftAlone++;
      return undefined;
    }
    const import_id = run.importId ?? null;
    await saveImported(transaction, {
      key,
      became: outcome === "added" ? `subscriber:${id}` : "known-subscriber",
      at: now.toISOString(),
      import_id,
    });
    return outcome === "added" ? "imported" : "there";
  });
}
