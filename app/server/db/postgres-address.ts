import { readFileSync } from "node:fs";
import { ConfigError } from "../config/config-error.ts";

export type PostgresAddress = ReturnType<typeof readAddress>;

/**
 * Parses a connection string. `sslmode` is that of libpq: `require` encrypts, `verify-full` also verifies the
 * certificate; the default is no encryption.
 * @throws ConfigError about the variable
 */
export function readAddress(variable: string, address: string) {
  const url = URL.parse(address);
  if (url === null) throw unreadable(variable);
  const { hostname, port, username, password, pathname, searchParams } = url;
  try {
    const read = {
      // The host may be the folder of a Unix socket: ?host=/var/run/postgresql
      host: searchParams.get("host") ?? (hostname.replace(/^\[(.+)\]$/, "$1") || "localhost"),
      port: Number(port || 5_432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
    };
    if (read.user === "" || read.database === "" || read.database.includes("/")) throw unreadable(variable);
    return { ...read, ssl: encryptionOf(variable, searchParams) };
  } catch (error) {
    // The password contains a % without two hexadecimal digits.
    throw error instanceof URIError ? unreadable(variable) : error;
  }
}

function unreadable(variable: string): ConfigError {
  return new ConfigError(
    variable,
    "must look like postgres://user:password@host:5432/name. Write @ : / # ? % in a password as %40 %3A %2F %23 %3F %25.",
  );
}

function encryptionOf(variable: string, words: URLSearchParams): false | { rejectUnauthorized?: false; ca?: string } {
  switch (words.get("sslmode")) {
    case null:
    case "disable":
      return false;
    case "require":
      return { rejectUnauthorized: false };
    case "verify-full":
      return { ...certificateOf(variable, words.get("sslrootcert")) };
    default:
      throw new ConfigError(variable, "may have as sslmode: disable, require or verify-full.");
  }
}

/** Reads the root certificate, needed if no public CA signed the server's certificate. */
function certificateOf(variable: string, file: string | null): { ca?: string } {
  if (file === null || file === "system") return {};
  try {
    return { ca: readFileSync(file, "utf8") };
  } catch {
    throw new ConfigError(variable, "names a certificate (sslrootcert) that cannot be read.");
  }
}
