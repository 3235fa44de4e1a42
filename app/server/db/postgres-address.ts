import { readFileSync } from "node:fs";
import { BadSetting } from "../config/config.server.ts";

/** What `pg` connects with. */
export interface PostgresAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl: false | { rejectUnauthorized?: false; ca?: string };
}

/**
 * Reads the address of a database. `sslmode` says how the connection is encrypted, as for PostgreSQL's own programs:
 * `require` encrypts, `verify-full` looks at the certificate of the server too, and without it nothing is encrypted.
 *
 * @param variable the setting that it stands in
 * @throws BadSetting when it cannot be read, or names a certificate that cannot
 */
export function readAddress(variable: string, address: string): PostgresAddress {
  const url = URL.parse(address);
  if (url === null) throw unreadable(variable);
  const { hostname, port, username, password, pathname, searchParams } = url;
  try {
    const read = {
      // A socket of the machine is a folder: ?host=/var/run/postgresql
      host: searchParams.get("host") ?? (hostname.replace(/^\[(.+)\]$/, "$1") || "localhost"),
      port: Number(port || 5_432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
    };
    if (read.user === "" || read.database === "" || read.database.includes("/")) throw unreadable(variable);
    return { ...read, ssl: encryptionOf(variable, searchParams) };
  } catch (error) {
    // A % in the password that is not followed by two digits.
    throw error instanceof URIError ? unreadable(variable) : error;
  }
}

function unreadable(variable: string): BadSetting {
  return new BadSetting(
    variable,
    "must look like postgres://user:password@host:5432/name. Write @ : / # ? % in a password as %40 %3A %2F %23 %3F %25.",
  );
}

function encryptionOf(variable: string, words: URLSearchParams): PostgresAddress["ssl"] {
  switch (words.get("sslmode")) {
    case null:
    case "disable":
      return false;
    case "require":
      return { rejectUnauthorized: false };
    case "verify-full":
      return { ...certificateOf(variable, words.get("sslrootcert")) };
    default:
      throw new BadSetting(variable, "may have as sslmode: disable, require or verify-full.");
  }
}

/** Who vouches for the server, where that is nobody whom browsers trust. */
function certificateOf(variable: string, file: string | null): { ca?: string } {
  if (file === null || file === "system") return {};
  try {
    return { ca: readFileSync(file, "utf8") };
  } catch {
    throw new BadSetting(variable, "names a certificate (sslrootcert) that cannot be read.");
  }
}
