import { consentErrors } from "content/staff-photo-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { CleanFile } from "../../../server/file-worker/file-worker.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { queueDocumentsOf } from "../documents/hide-document.server.ts";
import { attachPrivateFiles, withStoredFiles } from "../private-files/private-files.server.ts";
import { isNarrower, writeUses } from "./consent.ts";
import * as store from "./consent-queries.server.ts";
import type { AllowedFields, ConsentFields } from "./consent-schema.ts";
import { requireConsent } from "./find-consents.server.ts";
import { storeNames } from "./known-names.server.ts";
import { createConsentWithin, noteAllowed } from "./record-consent.server.ts";
import { refreshPhotosOf } from "./refresh-photo-consent.server.ts";

/** Records a consent with its papers. @param photoId a photo that the consent allows @throws FormError; StorageError */
export const takeConsent = (
  { ctx, member }: Actor,
  fields: ConsentFields,
  { papers, photoId }: { papers: CleanFile[]; photoId: number | undefined },
): Promise<number> =>
  withStoredFiles(ctx, papers, (stored) =>
    withTransaction(ctx, async (ctx) => {
      const { id, isNew } = await createConsentWithin(ctx, member, fields, photoId);
      if (isNew) await attachPrivateFiles(ctx, `consent:${id}`, stored);
      return id;
    }),
  );

/** Adds papers to a consent. @throws AppError notFound; StorageError */
export async function addPapers({ ctx, member }: Actor, id: number, papers: CleanFile[]): Promise<void> {
  await requireConsent(ctx, id);
  await withStoredFiles(ctx, papers, (stored) =>
    withTransaction(ctx, async (ctx, transaction) => {
      await attachPrivateFiles(ctx, `consent:${id}`, stored);
      await recordAuditEvent(ctx, transaction, member, { what: "paper added", subject: `consent:${id}` });
    }),
  );
}

/** Changes a consent. Only the safeguarding lead can allow more than before. @throws AppError notFound; FormError */
export async function changeConsent({ ctx, member }: Actor, id: number, fields: AllowedFields): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const { uses, until, subject_id } = await requireConsent(ctx, id);
    const after = { uses: writeUses(fields.uses), until: fields.until || null };
    if (!isNarrower(after, { uses, until }) && !canReadSafeguarding(member))
      throw new FormError(consentErrors.widens, { errors: { uses: consentErrors.widens } });
    await store.updateConsent(transaction, id, after);
    await noteAllowed(ctx, await requireConsent(ctx, id));
    if (fields.names !== "") await storeNames(ctx, id, fields.names);
    await refreshPhotosOf(ctx, id, member);
    await queueDocumentsOf(ctx, subject_id);
    await recordAuditEvent(ctx, transaction, member, {
      what: "consent changed",
      subject: `consent:${id}`,
      before: { uses, until },
      after,
    });
  });
}
