import type { AppContext } from "../../server/context.server.ts";
import type { FileAccess } from "../../server/storage/file-access.server.ts";
import { findOwnersOfFile } from "./photo-file-queries.server.ts";

/**
 * Who can fetch a file. One photo without consent withholds a file shared with others.
 * @param path in the file storage
 * @returns undefined for a file without a photo
 * @throws Unavailable without the database, unless cached
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
