/**
 * "permanent": public and immutable; "consented": until consent is withdrawn; "withheld": signed-in staff only;
 * "withdrawn": closed to all.
 */
export type FileAccess = "permanent" | "consented" | "withheld" | "withdrawn";

/** Cache in memory, until content of public pages changes, or the day ends: consent does then. */
export type FileAccessCache = ReturnType<typeof openFileAccessCache>;

/** About 2 MB. The oldest are evicted. */
const maxPaths = 10_000;

/** @param max cached paths */
export function openFileAccessCache(max = maxPaths) {
  const cached = new Map<string, FileAccess>();
  let generation = 0;
  let day = "";
  return {
    /**
     * @param today ISO date
     * @param look queries the database; undefined, for a path that is no file of the site, is not cached
     */
    async find(path: string, today: string, look: () => Promise<FileAccess | undefined>) {
      if (today !== day) this.invalidate();
      day = today;
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
    /** Clears the cache, and keeps lookups in progress out of it. */
    invalidate(): void {
      generation++;
      cached.clear();
    },
  };
}
