/**
 * Creates a cache of pictures by name with a maximum size. The picture that was not used for longest is removed first.
 */
export function createBoundedCache(maxBytes: number) {
  const cached = new Map<string, Uint8Array>();
  const being = new Map<string, Promise<Uint8Array | undefined>>();
  let bytes = 0;
  const find = (name: string): Uint8Array | undefined => {
    const found = cached.get(name);
    if (found === undefined) return undefined;
    cached.delete(name);
    cached.set(name, found);
    return found;
  };
  const put = (name: string, made: Uint8Array) => {
    cached.set(name, made);
    bytes += made.byteLength;
    for (const [first, old] of cached) {
      if (bytes <= maxBytes) return;
      cached.delete(first);
      bytes -= old.byteLength;
    }
  };
  const start = async (name: string, make: () => Promise<Uint8Array | undefined>) => {
    try {
      const made = await make();
      if (made !== undefined) put(name, made);
      return made;
    } finally {
      being.delete(name);
    }
  };
  return {
    find,
    /** Makes a missing picture. If several requests need the same one, it is made once. */
    make(name: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
      const found = find(name);
      if (found !== undefined) return Promise.resolve(found);
      const made = being.get(name) ?? start(name, make);
      being.set(name, made);
      return made;
    },
  };
}
