import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { CleanFile } from "../../../server/file-worker/file-worker.ts";
import { attachPrivateFiles, withStoredFiles } from "../private-files/private-files.server.ts";
import type { ConsentFields } from "./consent-schema.ts";
import { requireConsent } from "./find-consents.server.ts";
import { createConsentWithin } from "./record-consent.server.ts";

/**
 * Records a consent with its papers. @param photoId a photo that it covers @returns its id @throws FormError; StorageError
 */
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

/** @throws AppError notFound; StorageError */
export async function addPapers({ ctx, member }: Actor, id: number, papers: CleanFile[]): Promise<void> {
  await requireConsent(ctx, id);
  await withStoredFiles(ctx, papers, (stored) =>
    withTransaction(ctx, async (ctx, transaction) => {
      await attachPrivateFiles(ctx, `consent:${id}`, stored);
      await recordAuditEvent(ctx, transaction, member, { what: "paper added", subject: `consent:${id}` });
    }),
  );
}
