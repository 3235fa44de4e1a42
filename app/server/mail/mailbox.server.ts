import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { type Letter, type Mailer, MailFault } from "./mailer.ts";

/** A letter as the mailbox keeps it. */
export type KeptLetter = Letter & { at: string };

/**
 * A mailer for development: it keeps every letter as a file and sends nothing.
 *
 * @param folder where the letters are kept; made when it is missing
 */
export function openMailbox(folder: string): Mailer {
  return {
    atOnce: 4,
    async send(letter) {
      const at = new Date().toISOString();
      const name = `${at.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, name), JSON.stringify({ at, ...letter }, undefined, 2));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new MailFault(`The folder of the development mailbox cannot be written to: ${code}.`);
      }
    },
  };
}

/** Reads the newest e-mails of a mailbox folder, newest first, 50 at most. A file that holds none, or half of one, is left out. */
export async function readMailbox(folder: string): Promise<KeptLetter[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  const newest = names.sort().reverse().slice(0, 50);
  const read = await Promise.all(newest.map((name) => readEmail(join(folder, name))));
  return read.filter((email) => email !== undefined);
}

const emailSchema = v.looseObject({
  at: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** A full disk or a kill leaves an empty file. */
async function readEmail(file: string): Promise<KeptLetter | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(file, "utf8"));
    return v.is(emailSchema, read) ? (read as KeptLetter) : undefined;
  } catch {
    return undefined;
  }
}
