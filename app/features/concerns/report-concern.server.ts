import { createHash, randomInt } from "node:crypto";
import { concernWaitsEmail } from "../../emails/concern-email.tsx";
import type { AppContext, InTransaction } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { drawCode } from "../../values/transfer-reference.ts";
import { cleanFiles, type FileProblem } from "../private-files/clean-file.server.ts";
import { attachPrivateFiles, withStoredFiles } from "../private-files/private-files.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { listSafeguarders } from "../users/user-commands.server.ts";
import * as store from "./concern-queries.server.ts";
import type { Concern } from "./concern-schema.ts";

/**
 * Keeps a concern with its files, and tells who reads safeguarding that something waits: one transaction.
 * @returns the short number that the reporter keeps; the same one for a form that is sent twice on a day
 * @throws StorageError when the files cannot be stored
 */
export async function reportConcern(
  ctx: AppContext,
  concern: Concern,
  files: Uint8Array[],
): Promise<{ reference: string } | { problem: FileProblem }> {
  const created_at = ctx.clock.now().toISOString();
  const fingerprint = fingerprintOf(created_at.slice(0, 10), concern, files);
  const known = await store.findReference(ctx.db, fingerprint);
  if (known !== undefined) return { reference: known };
  const clean = await cleanFiles(ctx, files);
  if ("problem" in clean) return clean;
  const { danger, ...written } = concern;
  const row = { ...written, is_danger: Number(danger), created_at, changed_at: created_at, fingerprint };
  return withStoredFiles(ctx, clean, (stored) =>
    withTransaction(ctx, async (ctx, transaction) => {
      const reference = await drawReference(transaction);
      const id = await store.insertConcern(transaction, { ...row, reference, state: "new" });
      // Sent twice at the same moment.
      if (id === undefined) return { reference: (await store.findReference(transaction, fingerprint)) ?? reference };
      await attachPrivateFiles(ctx, `concern:${id}`, stored);
      await tellReaders(ctx, id);
      return { reference };
    }),
  );
}

function fingerprintOf(day: string, concern: Concern, files: Uint8Array[]): string {
  const hash = createHash("sha256").update(JSON.stringify([day, concern]));
  for (const bytes of files) hash.update(createHash("sha256").update(bytes).digest());
  return hash.digest("hex");
}

async function drawReference(db: Database): Promise<string> {
  for (;;) {
    const code = drawCode(randomInt);
    const reference = `${code.slice(0, 3)}-${code.slice(3)}`;
    if (!(await store.isReferenceTaken(db, reference))) return reference;
  }
}

async function tellReaders(ctx: InTransaction, id: number): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const { siteUrl } = ctx.config;
  const link = siteUrl && `${siteUrl}/admin/concerns`;
  for (const { id: reader, email: to } of await listSafeguarders(ctx)) {
    const options = { kind: "concern", idempotencyKey: `concern:${id}:${reader}` };
    await enqueueEmail(ctx, ctx.db, concernWaitsEmail({ to, foundation, link }), options);
  }
}
