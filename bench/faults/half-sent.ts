import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { numbersFrom } from "../../tests/support/random-numbers.ts";
import { makeFolder, type SiteProcess, setUpAdmin, sharesOf, startSite } from "../site-process.ts";
import { damageOf, look } from "./database.ts";
import { openForms } from "./hostile-cases.ts";
import type { Fault } from "./run-fault.ts";
import { addressOf, aSending, send } from "./visitors.ts";

/** Connections of strangers, each with half a body. */
const held = 200;

/** The largest body that a public form reads (bytes). */
const largest = 30 * 1024 * 1024;

/** Whole forms, and whole reports with a photo, beside them. */
const wanted = { forms: 50, reports: 10 };

/** Whole forms may take so many times as long beside half-sent ones. */
const maxRatio = 3;

/** A body is judged by its pace after this time (ms). */
const graceMs = 5_000;

/** Half-sent bodies of any length to any form, each on its own connection. */
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

/** Sends a report with a photo. @returns whether it was accepted */
async function report(site: SiteProcess, number: number, photo: Blob): Promise<boolean> {
  const body = new FormData();
  body.append("story", `Whole report ${number}.`);
  body.append("files", photo, "a.jpg");
  const headers = { Origin: site.address, "X-Forwarded-For": addressOf(1_000 + number) };
  const answer = await fetch(`${site.address}/safeguarding`, { method: "POST", headers, body });
  return answer.status === 200 && /\b[A-Z\d]{3}-[A-Z\d]{3,}\b/.test(await answer.text());
}

/** Sends the whole forms one by one. @returns how many were accepted, and the median of their times (ms) */
async function sendForms(site: SiteProcess, from: number) {
  const times: number[] = [];
  let accepted = 0;
  for (let number = from; number < from + wanted.forms; number++) {
    const started = performance.now();
    if (await send(site.address, aSending(number), number)) accepted++;
    times.push(performance.now() - started);
  }
  return { accepted, median: sharesOf(times, [0.5])[0] ?? 0 };
}

/** Hundreds of connections hold half a body each, from two networks and from twenty: other forms still get through. */
export const halfSent: Fault = {
  name: "half-sent bodies on many connections",
  async run() {
    const { folder, remove } = makeFolder();
    const site = await startSite(folder);
    const random = numbersFrom(45);
    const faults: string[] = [];
    let accepted = 0;
    let worst = 0;
    try {
      await setUpAdmin(site);
      const address = new URL(site.address);
      const paths = openForms({ ":slug": "quiet-corners", "pages/:page": "pages/about", ":part": "posts" });
      const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
      const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#888", noise } });
      const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())]);
      await sendForms(site, 0);
      let reports = 0;
      for (const [round, networks] of [2, 5, 20].entries()) {
        const quiet = await sendForms(site, (2 * round + 1) * wanted.forms);
        const sockets = await holdBodies(address, paths, networks, random);
        await wait(graceMs);
        const beside = await sendForms(site, (2 * round + 2) * wanted.forms);
        const ratio = beside.median / quiet.median;
        worst = Math.max(worst, ratio);
        accepted += quiet.accepted + beside.accepted;
        const refused = 2 * wanted.forms - quiet.accepted - beside.accepted;
        if (refused > 0) faults.push(`${refused} whole forms were not taken beside ${networks} networks`);
        if (ratio > maxRatio) faults.push(`forms took ${ratio.toFixed(1)} times as long beside ${networks} networks`);
        for (let count = 0; count < wanted.reports; count++)
          if (await report(site, reports++, photo)) accepted++;
          else faults.push(`a report with a photo was not taken beside ${networks} networks`);
        for (const socket of sockets) socket.destroy();
      }
      const kept =
        look<{ count: number }>(folder, "select count(*) as count from private_files where problem is null")[0]
          ?.count ?? 0;
      if ((await site.end()) !== 0) faults.push("the process did not end well");
      faults.push(...damageOf(folder));
      return {
        tried: `three times ${held} connections with half a body of up to 30 MB, and ${6 * wanted.forms + reports} whole forms beside them`,
        accepted,
        lost: reports - Math.min(kept, reports),
        duplicates: Math.max(0, kept - reports),
        faults,
        note: `whole forms took at most ${worst.toFixed(2)} times as long beside them`,
      };
    } finally {
      await site.end("SIGKILL");
      remove();
    }
  },
};
