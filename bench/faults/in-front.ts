import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { makeFolder, startSite } from "../site-process.ts";
import type { Fault } from "./run-fault.ts";
import { findServer, type ServerName, serverNames, startCaddy, startNginx } from "./servers-in-front.ts";

/**
 * Servers in front of the site, with the files in the guides: reports configuration errors, and tests the pages that
 * visitors get.
 */
export const inFront: Fault = {
  name: "Caddy and nginx in front, with the files of the how-tos",
  async run() {
    const { folder, remove } = makeFolder();
    const faults: string[] = [];
    const notes: string[] = [];
    let tried = 0;
    try {
      for (const name of serverNames) {
        const version = findServer(name);
        if (version === undefined) {
          notes.push(`${name} is not installed: not tried`);
          continue;
        }
        tried++;
        notes.push(`${name} ${version}`);
        faults.push(...(await visitThrough(name, join(folder, name))).map((sentence) => `${name}: ${sentence}`));
      }
    } finally {
      remove();
    }
    if (tried === 0) return { notTried: "neither Caddy nor nginx can be installed here" };
    return { tried: `${tried} servers`, accepted: tried, lost: 0, duplicates: 0, faults, note: notes.join(", ") };
  },
};

async function visitThrough(name: ServerName, folder: string): Promise<string[]> {
  const port = await freePort();
  const sitePort = await freePort();
  const isSecure = name === "caddy";
  const origin = `${isSecure ? "https" : "http"}://localhost:${port}`;
  const pages = join(folder, "pages");
  const site = await startSite(folder, { SITE_URL: origin, PAGES_FOLDER: pages, PORT: String(sitePort) });
  const server = await (isSecure ? startCaddy : startNginx)({ folder: join(folder, "server"), port, sitePort, pages });
  const wrong = [...server.wrong];
  if (wrong.length === 0) wrong.push(...(await visit(port, isSecure, origin)));
  await server.end();
  await site.end();
  return wrong;
}

/** Reads a page twice, and sends a contact message, through a server in front. */
async function visit(port: number, isSecure: boolean, origin: string): Promise<string[]> {
  const wrong: string[] = [];
  const ask = (path: string, fields?: Record<string, string>) => send(port, isSecure, path, origin, fields);
  for (const end = performance.now() + 15_000; performance.now() < end; await wait(100))
    if ((await ask("/health"))?.status === 200) break;
  for (const path of ["/", "/donate", "/"]) {
    const page = await ask(path);
    if (page?.status !== 200 || !page.text.includes("</html>")) wrong.push(`${path} is answered ${page?.status}`);
  }
  const fields = { firstName: "Sample", lastName: "Visitor", email: "visitor@example.org", subject: "A question" };
  const sent = await ask("/contact", { ...fields, message: "Through a server in front." });
  if (sent?.status !== 303) wrong.push(`a message is answered ${sent?.status}`);
  return wrong;
}

function send(port: number, isSecure: boolean, path: string, origin: string, fields?: Record<string, string>) {
  const body = fields && new URLSearchParams(fields).toString();
  const headers = {
    Host: new URL(origin).host,
    Origin: origin,
    ...(body && { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": Buffer.byteLength(body) }),
  };
  const options = { host: "localhost", port, path, method: body ? "POST" : "GET", headers, rejectUnauthorized: false };
  return new Promise<{ status: number | undefined; text: string } | undefined>((resolve) => {
    const asked = (isSecure ? secureRequest : request)(options, async (answer) => {
      let text = "";
      for await (const part of answer.setEncoding("utf8")) text += part;
      resolve({ status: answer.statusCode, text });
    });
    asked.on("error", () => resolve(undefined));
    asked.end(body);
  });
}
