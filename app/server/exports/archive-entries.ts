import type { Entry } from "yauzl";

/** Returns true for a name in an archive that leads out of its folder, or that no file of a person has. */
export const isStrangeName = (name: string): boolean =>
  name.endsWith("/") ||
  name.startsWith("/") ||
  /^[a-z]:/i.test(name) ||
  name.includes("\\") ||
  name.split("/").some((part) => part === ".." || part === "__MACOSX" || part.startsWith("._"));

/** Symbolic links of archives from Unix. */
export const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
