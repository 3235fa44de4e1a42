import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { type Email, MailError, type Mailer } from "./mailer.ts";

export type MailboxEmail = Email & { at: string };

/**
 * Opens the transport for development: it writes e-mails to files and sends nothing.
 * @param folder created when missing
 */
export function openMailbox(folder: string): Mailer {
  return {
    atOnce: 4,
    async send(email) {
      const at = new Date().toISOString();
      const path = join(folder, `${at.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`);
      // Writes and renames, so that a full disk leaves no empty file.
      const part = `${path}.part`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(part, JSON.stringify({ at, ...email }, undefined, 2));
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        const { code } = error as NodeJS.ErrnoException;
        throw new MailError(`The folder of the development mailbox cannot be written to: ${code}.`);
      }
    },
  };
}

/** Reads the newest 50 e-mails, newest first, without damaged files. */
export async function readMailbox(folder: string): Promise<MailboxEmail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  const newest = names.sort().reverse().slice(0, 50);
  return (await Promise.all(newest.map((name) => readEmail(join(folder, name))))).flat();
}

const text = v.string();
const emailSchema = v.looseObject({ at: text, to: text, subject: text, text, html: text });

async function readEmail(file: string): Promise<MailboxEmail[]> {
  try {
    const read: unknown = JSON.parse(await readFile(file, "utf8"));
    return v.is(emailSchema, read) ? [read as MailboxEmail] : [];
  } catch {
    return [];
  }
}
