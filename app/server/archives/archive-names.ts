/**
 * `night`: the nightly one, one a day. `update`: made before an update changes the database. `hand`: by `npm run
 * backup`, or by the button of admins. `other`: a file with another name.
 */
export type ArchiveKind = "night" | "update" | "hand" | "other";

const shape = /^(before-update|tabasamu)-(\d{4}-\d\d-\d\d)(?:T(\d\d)(\d\d)(\d\d))?\.tar\.gz(?:\.age)?$/;
const otherShape = /\.tar\.gz(?:\.age)?$/;

/** Reads the name of an archive; undefined for another file. `moment`: ISO 8601, UTC; undefined for `other`. */
export function readArchiveName(name: string): { kind: ArchiveKind; moment: string | undefined } | undefined {
  const [, start, day, hour, minute, second] = shape.exec(name) ?? [];
  if (day === undefined) return otherShape.test(name) ? { kind: "other", moment: undefined } : undefined;
  const time = hour === undefined ? "01:00:00" : `${hour}:${minute}:${second}`;
  const kind = start === "before-update" ? "update" : hour === undefined ? "night" : "hand";
  return { kind, moment: `${day}T${time}.000Z` };
}

/** Name of an archive made by hand, without the end of encrypted ones. */
export const handNameOf = (now: Date): string =>
  `tabasamu-${now.toISOString().slice(0, 19).replaceAll(":", "")}.tar.gz`;

/** Name of the file that describes an archive. */
export const labelNameOf = (archive: string): string => `${archive}.json`;

/** Folder of the pictures that archives share, beside them. */
export const sharedFolder = "pictures";

/** File in that folder with the pictures that an archive needs. */
export const listNameOf = (archive: string): string => `${archive}.list`;
