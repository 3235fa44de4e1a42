/** A picture that an archive needs from the folder that archives share. */
export interface ListedPicture {
  name: string;
  /** Bytes in the shared folder. */
  stored: number;
  path: string;
  /** Bytes of the content. */
  bytes: number;
  sha256: string;
  /**
   * Closing keys of the photos and recordings that have this file, in the format of the kinds `picture` and
   * `recording`.
   */
  owners: string[];
}

/** Last line of a complete list, also of an empty one: a list that was cut off lacks it. */
const end = "end\n";

/** Writes one row for each picture, because a list can have hundreds of thousands. */
export const writeList = (pictures: readonly ListedPicture[]): string =>
  pictures
    .map(({ name, stored, path, bytes, sha256, owners }) => JSON.stringify([name, stored, path, bytes, sha256, owners]))
    .map((line) => `${line}\n`)
    .join("") + end;

/** Reads a list; undefined for a damaged one. */
export function readList(text: string): ListedPicture[] | undefined {
  try {
    if (!text.endsWith(end)) return undefined;
    const lines = text.slice(0, -end.length).split("\n").slice(0, -1);
    return lines.map((line) => {
      const [name, stored, path, bytes, sha256, owners] = JSON.parse(line);
      return { name, stored, path, bytes, sha256, owners };
    });
  } catch {
    return undefined;
  }
}
