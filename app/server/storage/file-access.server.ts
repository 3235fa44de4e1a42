/**
 * Access to a file.
 * - permanent: public and immutable
 * - consented: public until consent is withdrawn
 * - withheld: only for signed-in staff
 * - withdrawn: closed to all
 */
export type FileAccess = "permanent" | "consented" | "withheld" | "withdrawn";

/** In-memory cache until public content changes or the day ends, as consent may end with a day. */
export type FileAccessCache = ReturnType<typeof openFileAccessCache>;

/** Maximum number of cached paths, about 2 MB. The oldest are removed. */
const maxPaths = 10_000;

export function openFileAccessCache(max = maxPaths) {
  const cached = new Map<string, FileAccess>();
  let generation = 0;
  let day = "";
  return {
    /**
     * Finds the access to a file.
     * @param today ISO date
     * @param look queries the database. Its result `undefined`, for a path that is not a file of the site, is not cached.
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
    /** Empties the cache, and ignores the results of lookups in progress. */
    invalidate(): void {
      generation++;
      cached.clear();
    },
  };
}
