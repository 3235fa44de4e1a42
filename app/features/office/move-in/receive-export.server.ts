import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { readForm } from "../../../server/http/read-form.server.ts";
import { takeFiles } from "../../../server/http/take-files.server.ts";
import { floorBytes, freeBytes } from "../../../server/storage/free-space.server.ts";
import { importKinds } from "./import-kinds.server.ts";
import { canMoveIn } from "./move-in-permissions.ts";
import * as store from "./move-in-queries.server.ts";
import { beginWaitingFile, deleteFolder, makeFolder } from "./waiting-files.server.ts";

const uploadLimit = { what: "import", times: 60, minutes: 60 };

/** Maximum size of all files of an import together (bytes); the kind may allow less. */
const maxBytes = Math.max(...importKinds.map((kind) => kind.maxBytes));

/**
 * Receives the files of an import onto the disk, piece by piece. Nothing of them is read yet.
 * @returns the id of the import, or the name of a sentence of `staffMoveIn.problems`
 */
export async function receiveExport(
  { ctx, member, requestInfo }: Sender,
  request: Request,
): Promise<{ id: number } | { problem: string }> {
  requireMay(member, canMoveIn);
  if (!(await countTowardsRateLimit(ctx, uploadLimit, member.id))) return { problem: "often" };
  const length = Number(request.headers.get("Content-Length") ?? 0);
  if (length > maxBytes) return { problem: "tooLarge" };
  if ((await freeBytes(ctx.config.root)) - length < floorBytes) return { problem: "space" };
  const folder = await makeFolder(ctx);
  let count = 0;
  const begin = (name: string) => beginWaitingFile(ctx, folder, count++, name);
  let isKept = false;
  try {
    return await takeFiles(
      request,
      { maxBytes, address: requestInfo.address, log: ctx.log, begin },
      async ({ request, files, problem }) => {
        if (problem !== undefined) return { problem };
        const form = await readForm(request);
        const kind = importKinds.find(({ name }) => name === form.kind);
        if (kind === undefined) return { problem: "kind" };
        if (files.length === 0) return { problem: "none" };
        if (length > kind.maxBytes) return { problem: "tooLarge" };
        const id = await withTransaction(ctx, async (ctx, transaction) => {
          const id = await store.insertImport(transaction, {
            kind: kind.name,
            state: "reading",
            folder,
            made_by: member.name,
            made_by_id: member.id,
            created_at: ctx.clock.now().toISOString(),
          });
          await recordAuditEvent(ctx, transaction, member, { what: "import uploaded", subject: `import:${id}` });
          return id;
        });
        isKept = true;
        return { id };
      },
    );
  } finally {
    if (!isKept) await deleteFolder(ctx, folder);
  }
}
