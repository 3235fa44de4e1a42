import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { freePort } from "../../tests/support/free-port.ts";
import { numbersFrom } from "../../tests/support/random-numbers.ts";
import { makeFolder, setUpAdmin, sharesOf, startSite } from "../site-process.ts";
import { damageOf, look } from "./database.ts";
import { openForms } from "./hostile-cases.ts";
import type { Fault } from "./run-fault.ts";
import { findServer, type ServerName, serverNames, startCaddy, startNginx } from "./servers-in-front.ts";
import { addressOf, aSending, send } from "./visitors.ts";

/** Number of connections that each send half a body. */
const held = 200;

/** The largest body that a public form reads (bytes). */
const largest = 30 * 1024 * 1024;

/** Numbers of complete forms, and of complete reports with a photo, sent at the same time. */
const wanted = { forms: 50, reports: 10 };

/** Maximum ratio of the time for complete forms to the time without other connections. */
const maxRatio = 3;

/** Time after which the speed of a body is judged (ms). */
const graceMs = 5_000;

/** Opens connections that each send half a body, of any length, to any form. */
function holdBodies(site: URL, paths: string[], networks: number, random: (below: number) => number) {
  return Promise.all(
    Array.from({ length: held }, (_, number) => {
      const socket = connect(Number(site.port), site.hostname);
      socket.on("error", () => {});
      socket.resume();
      const length = 1 + random([1_000, 60_000, 500_000, largest][random(4)] ?? largest);
      const isReport = random(2) === 0;
      const part = "--b\r\nContent-Disposition: form-data; name=";
      const beginning = isReport
        ? `${part}"story"\r\n\r\nHalf\r\n${part}"files"; filename="a.jpg"\r\n\r\n${"x".repeat(random(200))}`
        : "firstName=";
      const head = [
        `POST ${isReport ? "/safeguarding" : paths[random(paths.length)]} HTTP/1.1`,
        `Host: ${site.host}`,
        `Origin: ${site.origin}`,
        `X-Forwarded-For: 203.0.113.${number % networks}`,
        `Content-Type: ${isReport ? "multipart/form-data; boundary=b" : "application/x-www-form-urlencoded"}`,
        `Content-Length: ${Math.max(length, beginning.length + 1)}`,
      ];
      return new Promise<Socket>((resolve) =>
        socket.write(`${head.join("\r\n")}\r\n\r\n${beginning}`, () => resolve(socket)),
      );
    }),
  );
}

/**
 * Sends a report with a photo.
 * @returns true if it was accepted
 */
async function report(address: string, number: number, photo: Blob): Promise<boolean> {
  const body = new FormData();
  body.append("story", `Whole report ${number}.`);
  body.append("files", photo, "a.jpg");
  const headers = { Origin: address, "X-Forwarded-For": addressOf(1_000 + number) };
  const answer = await fetch(`${address}/safeguarding`, { method: "POST", headers, body });
  return answer.status === 200 && /\b[A-Z\d]{3}-[A-Z\d]{3,}\b/.test(await answer.text());
}

/**
 * Sends complete forms one by one.
 * @returns number of accepted forms, and the median time (ms)
 */
async function sendForms(address: string, from: number) {
  const times: number[] = [];
  let accepted = 0;
  for (let number = from; number < from + wanted.forms; number++) {
    const started = performance.now();
    if (await send(address, aSending(number), number)) accepted++;
    times.push(performance.now() - started);
  }
  return { accepted, median: sharesOf(times, [0.5])[0] ?? 0 };
}

/** Server in front of the site: none, or one with its file from `deploy/`. */
type Front = "its own port" | ServerName;

async function holdThrough(front: Front, photo: Blob) {
  const { folder, remove } = makeFolder();
  const port = await freePort();
  const isBare = front === "its own port";
  const address = isBare ? undefined : `http://localhost:${port}`;
  const pages = join(folder, "pages");
  const sitePort = await freePort();
  const behind: Record<string, string> = address === undefined ? {} : { SITE_URL: address, PAGES_FOLDER: pages };
  const site = await startSite(folder, { ...behind, PORT: String(sitePort) });
  const place = { folder: join(folder, "server"), port, sitePort, pages };
  const server = isBare ? undefined : await (front === "caddy" ? startCaddy(place, "http") : startNginx(place));
  const random = numbersFrom(45);
  const faults = (server?.wrong ?? []).map((sentence) => `${front}: ${sentence}`);
  const found = { faults, accepted: 0, worst: 0, reports: 0, kept: 0 };
  try {
    await setUpAdmin({ ...site, address: address ?? site.address });
    const target = address ?? site.address;
    const paths = openForms({ ":slug": "quiet-corners", "pages/:page": "pages/about", ":part": "posts" });
    await sendForms(target, 0);
    for (const [round, networks] of [2, 5, 20].entries()) {
      const quiet = await sendForms(target, (2 * round + 1) * wanted.forms);
      const sockets = await holdBodies(new URL(target), paths, networks, random);
      await wait(graceMs);
      const beside = await sendForms(target, (2 * round + 2) * wanted.forms);
      const where = `beside ${networks} networks, through ${front}`;
      const ratio = beside.median / quiet.median;
      found.worst = Math.max(found.worst, ratio);
      found.accepted += quiet.accepted + beside.accepted;
      const refused = 2 * wanted.forms - quiet.accepted - beside.accepted;
      if (refused > 0) faults.push(`${refused} whole forms were not taken ${where}`);
      if (ratio > maxRatio) faults.push(`forms took ${ratio.toFixed(1)} times as long ${where}`);
      for (let count = 0; count < wanted.reports; count++)
        if (await report(target, found.reports++, photo)) found.accepted++;
        else faults.push(`a report with a photo was not taken ${where}`);
      for (const socket of sockets) socket.destroy();
    }
    const query = "select count(*) as count from private_files where problem is null";
    found.kept = look<{ count: number }>(folder, query)[0]?.count ?? 0;
    if ((await site.end()) !== 0) faults.push("the process did not end well");
    faults.push(...damageOf(folder));
    return found;
  } finally {
    await server?.end();
    await site.end("SIGKILL");
    remove();
  }
}

/** Hundreds of connections each hold half a body, from two networks and from twenty. Other forms must get through. */
export const halfSent: Fault = {
  name: "half-sent bodies on many connections",
  async run() {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#888", noise } });
    const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())]);
    const fronts: Front[] = ["its own port", ...serverNames.filter((name) => findServer(name) !== undefined)];
    const found: (Awaited<ReturnType<typeof holdThrough>> & { front: Front })[] = [];
    for (const front of fronts) found.push({ front, ...(await holdThrough(front, photo)) });
    const sum = (key: "accepted" | "reports" | "kept") => found.reduce((total, one) => total + one[key], 0);
    const notes = found.map(({ front, worst }) => `${worst.toFixed(2)} through ${front}`);
    return {
      tried: `through ${fronts.join(", ")}, each three times ${held} connections with half a body of up to 30 MB, and ${sum("reports") + fronts.length * 6 * wanted.forms} whole forms beside them`,
      accepted: sum("accepted"),
      lost: sum("reports") - Math.min(sum("kept"), sum("reports")),
      duplicates: Math.max(0, sum("kept") - sum("reports")),
      faults: found.flatMap(({ faults }) => faults),
      note: `whole forms took at most so many times as long beside them: ${notes.join(", ")}`,
    };
  },
};
