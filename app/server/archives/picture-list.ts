/** A picture that an archive needs from the folder that archives share. */
export interface ListedPicture {
  name: string;
  /** Bytes that it has there. */
  stored: number;
  /** Its path in file storage. */
  path: string;
  /** The size of its content. */
  bytes: number;
  sha256: string;
  /** Closing keys of the photos and recordings that have this file: as of `picture` and `recording`. */
  owners: string[];
}

/** A list that was cut off lacks it, also one of nothing. */
const end = "end\n";

/** One line for each: a list can have hundreds of thousands. */
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
