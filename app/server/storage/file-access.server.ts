/**
 * Who may fetch a kept file: everybody, and it never changes ("permanent"); everybody, until consent is withdrawn
 * ("consented"); signed-in staff alone ("withheld").
 */
export type FileAccess = "permanent" | "consented" | "withheld";

/** Answers of the database about kept files, in memory until something changes that public pages show. */
export interface FileAccessCache {
  /**
   * Returns the cached answer, or asks for it.
   *
   * @param look asks the database; undefined for a path that is no file of the site, which is not cached
   * @throws what `look` throws
   */
  find(path: string, look: () => Promise<FileAccess | undefined>): Promise<FileAccess | undefined>;
  /** Forgets all answers. One that was asked for before and comes after is not cached. */
  invalidate(): void;
}

/** Paths in memory: about 2 MB. The oldest make room. */
const maxPaths = 10_000;

/** @param max paths to hold */
export function openFileAccessCache(max = maxPaths): FileAccessCache {
  const cached = new Map<string, FileAccess>();
  let generation = 0;
  return {
    async find(path, look) {
      const known = cached.get(path);
      if (known !== undefined) return known;
      const begun = generation;
      const found = await look();
      if (found === undefined || begun !== generation) return found;
      const [oldest] = cached.size >= max ? cached.keys() : [];
      if (oldest !== undefined) cached.delete(oldest);
      cached.set(path, found);
      return found;
    },
    invalidate() {
      generation++;
      cached.clear();
    },
  };
}
