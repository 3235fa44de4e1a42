/**
 * Kinds of archives.
 * - `night`: the nightly archive, one a day
 * - `update`: made before an update changes the database
 * - `hand`: made by `npm run backup`, or by the button of admins
 * - `other`: a file with another name
 */
export type ArchiveKind = "night" | "update" | "hand" | "other";

const shape = /^(before-update|tabasamu)-(\d{4}-\d\d-\d\d)(?:T(\d\d)(\d\d)(\d\d))?\.tar\.gz(?:\.age)?$/;
const otherShape = /\.tar\.gz(?:\.age)?$/;

/**
 * Reads the name of an archive; undefined for another file.
 * @returns `moment` as ISO 8601 in UTC; undefined for `other`
 */
export function readArchiveName(name: string): { kind: ArchiveKind; moment: string | undefined } | undefined {
  const [, start, day, hour, minute, second] = shape.exec(name) ?? [];
  if (day === undefined) return otherShape.test(name) ? { kind: "other", moment: undefined } : undefined;
  const time = hour === undefined ? "01:00:00" : `${hour}:${minute}:${second}`;
  const kind = start === "before-update" ? "update" : hour === undefined ? "night" : "hand";
  return { kind, moment: `${day}T${time}.000Z` };
}

/** Returns the name of an archive made by hand, without the extension of encrypted archives. */
export const handNameOf = (now: Date): string =>
  `tabasamu-${now.toISOString().slice(0, 19).replaceAll(":", "")}.tar.gz`;

/** Returns the name of the file that describes an archive. */
export const labelNameOf = (archive: string): string => `${archive}.json`;

/** Folder beside the archives, with the pictures that several archives use. */
export const sharedFolder = "pictures";

/** Returns the name of the file that lists the pictures of an archive, in the shared folder. */
export const listNameOf = (archive: string): string => `${archive}.list`;
