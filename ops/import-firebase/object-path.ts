/** Addresses of files in a storage bucket; the group captures the path inside the bucket. */
const shapes = [
  // The path is one segment, with all slashes escaped.
  { shape: /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\/([^/?#]+)/i },
  { shape: /^https?:\/\/storage\.googleapis\.com\/[^/]+\/([^?#]+)/i },
  { shape: /^gs:\/\/[^/]+\/([^?#]+)/i },
  { shape: /^https?:\/\/[^/]+\/([^?#]+)/i },
];

/**
 * Returns the path of a file inside its bucket, from its address in a document. The path is only compared with those of
 * existing files, so any text is safe.
 * @param address in a storage bucket, or the path itself
 * @returns without a leading slash; undefined for an address without a path, and for a text that is not an address of a
 * file
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

/** Decodes a path; a name that contains a percent sign is not encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
