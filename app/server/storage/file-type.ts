const types: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** The media type of a kept file, by the end of its path, which the site wrote itself; undefined for none of ours. */
export function typeOfFile(path: string): string | undefined {
  const extension = path.split(".").at(-1) ?? "";
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/** `Cache-Control` of a file that is public and stays so: its name is made from its content, so it never changes. */
export const permanentCaching = "public, max-age=31536000, immutable";

/**
 * `Cache-Control` of a photograph, whose consent can be withdrawn: a browser shows its copy for an hour without asking,
 * and for a day while it asks in the background. A shared cache asks again after five minutes, because the purge that
 * follows a withdrawal can fail.
 */
export const consentedCaching = "public, max-age=3600, s-maxage=300, stale-while-revalidate=86400";
