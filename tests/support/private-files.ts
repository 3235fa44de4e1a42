import { addPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { cleanFile } from "../../app/features/media/private-files/clean-file.server.ts";
import { attachPrivateFiles, withStoredFiles } from "../../app/features/media/private-files/private-files.server.ts";
import { beginSealed, type SealedDraft } from "../../app/features/media/private-files/sealed-files.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";

/** A photo whose file is a private one, by a mistake or a thief. */
export async function insertPhotoOfPath({ db }: AppContext, path: string): Promise<void> {
  await addPhoto(db, { path, alt: "A drawing", width: 90, height: 60 });
}

/** Cleans a file and keeps it for its owner, like `consent:3`. @returns its id, or why it is not kept */
export async function putPrivateFile(ctx: AppContext, bytes: Uint8Array, owner: string) {
  const clean = await cleanFile(ctx, bytes, "staff");
  if ("problem" in clean) return clean;
  return withStoredFiles(ctx, [clean], (stored) =>
    withTransaction(ctx, async (ctx) => {
      const [id = 0] = await attachPrivateFiles(ctx, owner, stored);
      return { id };
    }),
  );
}

/** A file as a form brings it. */
export async function aSealedDraft(ctx: AppContext, bytes: Uint8Array): Promise<SealedDraft> {
  const draft = await beginSealed(ctx);
  await draft.write(bytes);
  await draft.end();
  return draft;
}
