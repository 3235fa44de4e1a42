import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { refuse } from "./config-error.ts";

/** Minimum length of a secret, in the environment or in its file. */
export const shortestSecret = 32;

/**
 * Reads a generated secret of the installation, or generates one that only the process's owner can read. Two processes
 * that start at once get the same secret.
 * @param name of the setting that would replace it
 * @throws ConfigError
 */
export function readOrCreateSecret(name: string, file: string): string {
  const kept = readSecret(name, file);
  if (kept !== undefined) return kept;
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Writes a draft and links it, because a crash must not leave half a secret.
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx", flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST")
      return refuse(name, `is not set, and ${file} cannot be written.`);
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(name, file) ?? refuse(name, `is not set, and ${file} cannot be read.`);
}

function readSecret(name: string, file: string): string | undefined {
  try {
    const kept = readFileSync(file, "utf8");
    // Rejects an empty or short file: anyone could guess that secret.
    if (kept.length >= shortestSecret) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    refuse(name, `is not set, and ${file} cannot be read.`);
  }
  return refuse(name, `is not set, and ${file} is damaged. ${damagedHelp[name] ?? ""}`.trim());
}

/** Advice for a damaged file. The site refuses to start, as it never replaces a key that encrypted data. */
const damagedHelp: Record<string, string> = {
  SESSION_SECRET: "Delete it, and a new one is made.",
  CONCERNS_KEY:
    "Put the key back. Without it concerns stay locked: delete the file, and a new one is made for new concerns.",
};
