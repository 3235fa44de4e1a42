/** Pictures by name, the latest used at the end; beyond the bound the first go. */
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
    /** Makes what is not there; several who ask at once wait for one. */
    make(name: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
      const found = find(name);
      if (found !== undefined) return Promise.resolve(found);
      const made = being.get(name) ?? start(name, make);
      being.set(name, made);
      return made;
    },
  };
}
