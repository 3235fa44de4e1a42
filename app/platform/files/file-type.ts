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

/** How long whoever keeps a copy may keep it: its name is made from its content, so it never changes. */
export const keptForEver = "public, max-age=31536000, immutable";
