import type { PictureRow } from "./export-rows.ts";

/** Folders of pictures in addresses of WordPress and Ghost. */
const uploadFolders = /^.*?\/(?:wp-content\/uploads|content\/images(?:\/size\/[wh0-9]{1,12})?)\//;

/** Parts of file names that stand for a smaller copy. */
const sizeSuffix = /-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{10,13})(?=\.[a-z0-9]{3,4}$)/i;

/**
 * Returns the path of a picture below the folder of uploads, such as `2024/03/tap.png`: without host and query, decoded.
 * @returns empty for text that is no address
 */
export function uploadPath(address: string): string {
  const plain = address.replace(/^(?:https?:)?\/\/i\d\.wp\.com\//i, "https://").replaceAll("__GHOST_URL__", "");
  const pathname = URL.parse(plain, "https://site.invalid/")?.pathname ?? "";
  try {
    return decodeURIComponent(pathname).normalize("NFC").replace(uploadFolders, "").replace(/^\/+/, "");
  } catch {
    return "";
  }
}

/** Returns the paths under which the original of a picture may be stored, the likeliest first. */
export function candidatePaths(path: string): string[] {
  const original = path.replace(sizeSuffix, "");
  const scaled = original.replace(/(\.[a-z0-9]{3,4})$/i, "-scaled$1");
  return [...new Set([original, path, scaled])].filter(Boolean);
}

/** Finds pictures of the old site by id or address. */
export class PictureIndex {
  readonly #byId = new Map<string, PictureRow>();
  readonly #byPath = new Map<string, PictureRow>();

  add(row: PictureRow): void {
    if (row.id !== "") this.#byId.set(row.id, row);
    for (const path of candidatePaths(uploadPath(row.address)))
      if (!this.#byPath.has(path)) this.#byPath.set(path, row);
  }

  /** Returns the picture's row; undefined for one that the export does not list. */
  find({ picture, source }: { picture: string; source: string }): PictureRow | undefined {
    const known = picture === "" ? undefined : this.#byId.get(picture);
    if (known !== undefined || source === "") return known;
    return candidatePaths(uploadPath(source))
      .map((path) => this.#byPath.get(path))
      .find((row) => row !== undefined);
  }
}
