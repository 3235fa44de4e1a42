/** Addresses under which a storage bucket gives its files out; what is captured is the path inside the bucket. */
const shapes = [
  // The path is one piece, with every slash in it escaped.
  { shape: /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\/([^/?#]+)/i },
  { shape: /^https?:\/\/storage\.googleapis\.com\/[^/]+\/([^?#]+)/i },
  { shape: /^gs:\/\/[^/]+\/([^?#]+)/i },
  { shape: /^https?:\/\/[^/]+\/([^?#]+)/i },
];

/**
 * The path of a file inside its bucket, from the address that a document has for it. It is only ever compared with the
 * paths of files that are there, so it may be anything.
 *
 * @param address of a storage bucket, or the path itself
 * @returns without a slash in front; undefined for an address without a path, and for a text that is no address of a file
 */
export function objectPathOf(address: string): string | undefined {
  const trimmed = address.trim();
  if (/^(?:data|blob|javascript|file):/i.test(trimmed)) return undefined;
  const written = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? pathIn(trimmed) : trimmed.replace(/[?#].*$/s, "");
  const path = written === undefined ? "" : decoded(written).replace(/^\/+/, "").normalize("NFC");
  return path === "" ? undefined : path;
}

function pathIn(address: string): string | undefined {
  for (const { shape } of shapes) {
    const path = shape.exec(address)?.[1];
    if (path !== undefined) return path;
  }
  return undefined;
}

/** A name with a percent sign of its own is no escaped one. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
