/** A picture that an archive needs from the folder that archives share. */
export interface ListedPicture {
  /** Its name there. */
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

/** One line for each: a list can have hundreds of thousands. */
export const writeList = (pictures: readonly ListedPicture[]): string =>
  pictures
    .map(({ name, stored, path, bytes, sha256, owners }) => JSON.stringify([name, stored, path, bytes, sha256, owners]))
    .map((line) => `${line}\n`)
    .join("");

/** Reads a list; undefined for a damaged one. */
export function readList(text: string): ListedPicture[] | undefined {
  try {
    const lines = text.split("\n");
    // A whole list ends with a line end.
    if (lines.pop() !== "") return undefined;
    return lines.map((line) => {
      const [name, stored, path, bytes, sha256, owners] = JSON.parse(line);
      return { name, stored, path, bytes, sha256, owners };
    });
  } catch {
    return undefined;
  }
}
