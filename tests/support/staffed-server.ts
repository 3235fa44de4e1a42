import sharp from "sharp";
import { inDatabase } from "./in-database.ts";
import { newInstallation, ServerProcess } from "./server-process.ts";
import type { WhenDone } from "./temporary-folder.ts";
import { onServer } from "./test-database.ts";

export interface StoredCookie {
  name: string;
  value: string;
  url: string;
}

/**
 * The built app as a process, with its first admin signed in. It counts no faces: for each uploaded photograph the
 * detector would work longer than most tests.
 * @param variables further environment
 */
export async function startStaffedServer(variables: Record<string, string> = {}, whenDone?: WhenDone) {
  const installation = newInstallation(whenDone);
  const environment = { ...installation.variables, ...variables };
  const server = new ServerProcess(environment, whenDone);
  const address = await server.address;
  const setup = /\/setup\?token=\S+/.exec(server.stdout)?.[0] ?? "";
  const headers: Record<string, string> = { Origin: address };

  const post = (path: string, fields: Record<string, string> | [string, string][]) =>
    fetch(address + path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });

  const first = {
    firstName: "Sample",
    lastName: "Admin",
    email: "admin@example.org",
    password: "a long enough password",
  };
  const cookies: StoredCookie[] = (await post(setup, first)).headers.getSetCookie().map((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    return { name, value, url: address };
  });
  const noFaces = "insert into settings (name, value) values ('countFaces', 'false')";
  const { DATABASE_URL: url } = variables;
  await (url?.startsWith("postgres") ? onServer(url, noFaces) : inDatabase(installation.folder, noFaces));
  headers.Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

  /** Uploads a picture. @returns its id */
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(`${address}/admin/media/upload`, { method: "POST", headers, body: bytes });
    return ((await answer.json()) as { id: number }).id;
  };
  return { ...installation, variables: environment, server, address, cookies, post, upload };
}

export async function aPhotograph(width = 1200, height = 900, background = "#a3195a") {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}
