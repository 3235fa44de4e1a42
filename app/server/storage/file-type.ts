const types: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** Returns the media type of a stored file, by its extension. */
export function typeOfFile(path: string): string | undefined {
  const extension = path.split(".").at(-1) ?? "";
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/** Caching of a file that stays public. The name contains its content hash, so it never changes. */
export const permanentCaching = "public, max-age=31536000, immutable";

/**
 * Caching of a photo, whose consent can be withdrawn: browsers use it for at most an hour. A CDN revalidates after five
 * minutes, as the purge after a withdrawal can fail.
 */
export const consentedCaching = "public, max-age=3600, s-maxage=300";
