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

/** Returns the path of the picture of which a file may be a smaller copy. */
const originalPath = (path: string): string => path.replace(sizeSuffix, "");

/** Returns the paths under which the original of a picture may be stored, the likeliest first. */
export function candidatePaths(path: string): string[] {
  const original = originalPath(path);
  const scaled = original.replace(/(\.[a-z0-9]{3,4})$/i, "-scaled$1");
  return [...new Set([original, path, scaled])].filter(Boolean);
}

/** Returns the name of a picture in keys: its id on the old site, or its address. */
export const pictureName = ({ id, address }: Pick<PictureRow, "id" | "address">): string => id || address;

/** Finds pictures of the old site by id or address. It keeps names alone: an export has 20,000 pictures. */
export class PictureIndex {
  readonly #ids = new Set<string>();
  readonly #byPath = new Map<string, string>();

  add(row: PictureRow): void {
    if (row.id !== "") this.#ids.add(row.id);
    const path = originalPath(uploadPath(row.address));
    if (path !== "" && !this.#byPath.has(path)) this.#byPath.set(path, pictureName(row));
  }

  /** Returns the picture's name; undefined for one that the export does not list. */
  find({ picture, source }: { picture: string; source: string }): string | undefined {
    if (picture !== "" && this.#ids.has(picture)) return picture;
    return source === "" ? undefined : this.#byPath.get(originalPath(uploadPath(source)));
  }
}
