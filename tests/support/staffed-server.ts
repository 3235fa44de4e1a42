import { chmodSync, cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { inject } from "vitest";
import { inDatabase } from "./in-database.ts";
import { newInstallation, ServerProcess } from "./server-process.ts";
import { makeFirstAdmin } from "./staffed-template.ts";
import type { WhenDone } from "./temporary-folder.ts";
import { onServer } from "./test-database.ts";

/** Copies all but what an installation has already: its links to the code. */
function copyContent(from: string, to: string): void {
  for (const name of readdirSync(from).filter((one) => !existsSync(join(to, one))))
    copyAsItIs(join(from, name), join(to, name));
}

/** Closed to others as it is, which a start would else put right, and say. */
function copyAsItIs(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, statSync(from).mode);
}

export interface StoredCookie {
  name: string;
  value: string;
  url: string;
}

/**
 * The built app as a process, with its first admin signed in. It begins as a copy of this run's site for staff: to migrate, to
 * load the samples and to make the account takes longer than to start. It counts no faces: for each uploaded photograph the
 * detector would work longer than most tests.
 * @param variables further environment; with another database the site begins empty
 */
export async function startStaffedServer(variables: Record<string, string> = {}, whenDone?: WhenDone) {
  const { folder, variables: own } = newInstallation(whenDone);
  const environment = { ...own, ...variables };
  const { DATABASE_URL: url } = variables;
  const template = url === undefined ? inject("staffedSite") : undefined;
  if (template !== undefined) copyContent(template.folder, folder);
  const server = new ServerProcess(environment, whenDone);
  const address = await server.address;
  const made = template?.cookies ?? (await makeFirstAdmin(server));
  const cookies: StoredCookie[] = made.map((one) => ({ ...one, url: address }));
  const headers: Record<string, string> = { Origin: address };

  const post = (path: string, fields: Record<string, string> | [string, string][]) =>
    fetch(address + path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });

  const noFaces = "insert into settings (name, value) values ('countFaces', 'false')";
  await (url?.startsWith("postgres") ? onServer(url, noFaces) : inDatabase(folder, noFaces));
  headers.Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

  /** Uploads a picture. @returns its id */
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(`${address}/admin/media/upload`, { method: "POST", headers, body: bytes });
    return ((await answer.json()) as { id: number }).id;
  };
  return { folder, variables: environment, server, address, cookies, post, upload };
}

export async function aPhotograph(width = 1200, height = 900, background = "#a3195a") {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}
