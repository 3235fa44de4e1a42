import type { AppContext } from "../../server/context.server.ts";
import type { FileAccess } from "../../server/storage/file-access.server.ts";
import { findOwnersOfFile } from "./photo-file-queries.server.ts";

/**
 * Finds out who may fetch a kept file. One picture without consent withholds a file that others have too.
 *
 * @param path in the file store
 * @returns undefined for a file that no picture has
 * @throws Unavailable when the database does not answer and the answer is not in memory
 */
export function findFileAccess({ db, fileAccess }: AppContext, path: string): Promise<FileAccess | undefined> {
  return fileAccess.find(path, async () => {
    const owners = await findOwnersOfFile(db, path);
    if (owners.length === 0) return undefined;
    const photographs = owners.filter(({ kind }) => kind === "photograph");
    if (photographs.some(({ consent_at }) => consent_at === null)) return "withheld";
    return photographs.length > 0 ? "consented" : "permanent";
  });
}
