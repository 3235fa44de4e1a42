import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aMessage, startTwo } from "../support/cluster.ts";
import { inDatabase } from "../support/in-database.ts";
import { connectTo, readAll, statusOf } from "../support/loopback.ts";
import { visitUntil } from "../support/many-visitors.ts";
import { sendSignal } from "../support/send-signal.ts";

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("when workers are replaced one after another", () => {
  test("no request is lost, on new connections or on kept ones", async () => {
    const { site, address, first, second } = await startTwo();
    let isOver = false;
    const visiting = visitUntil(address, () => isOver);
    for (const round of [1, 2, 3]) {
      site.signal("SIGHUP");
      await site.until(() => site.count("workers replaced") === round);
    }
    isOver = true;
    const { failed, answered, lastOnes } = await visiting;
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    // The server tells a kept connection when to reconnect.
    expect(lastOnes).toBeGreaterThan(0);
    expect(site.ready).toHaveLength(8);
    expect(new Set(site.ready).size).toBe(8);
    expect([first, second].filter(isAlive)).toEqual([]);
    expect(site.count("worker died")).toBe(0);
  });

  test("a form that is on its way arrives, also after a long time", async () => {
    const { site, address, folder } = await startTwo();
    const form = new URLSearchParams(aMessage("Slow")).toString();
    const { host, port } = new URL(address);
    const socket = await connectTo(Number(port));
    const head = `Host: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}`;
    socket.write(`POST /contact HTTP/1.1\r\n${head}\r\nExpect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    socket.write(form.slice(0, 20));
    site.signal("SIGHUP");
    // At least the first of the new ones serves; the one that has the form is not hurried.
    await site.until(() => site.ready.length >= 3);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const answer = readAll(socket);
    socket.write(form.slice(20));
    // Which of the two is the last on its connection depends on their turns.
    expect(statusOf(await answer)).toBe(303);
    await site.until(() => site.count("workers replaced") === 1);
    expect(inDatabase(folder, "select subject from messages")).toEqual([{ subject: "Slow" }]);
  });
});

test("when new workers cannot start, the old ones stay", async () => {
  const { site, address, folder } = await startTwo();
  // A place for pictures that is no folder is refused at the start.
  renameSync(join(folder, "files"), join(folder, "files-before"));
  writeFileSync(join(folder, "files"), "", { mode: 0o600 });
  site.signal("SIGHUP");
  await site.until(() => site.count("workers not replaced") === 1);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  expect(site.ready).toHaveLength(2);
  expect(await site.stop()).toBe(0);
});

test("the site ends in order while its workers are being replaced", async () => {
  const { site } = await startTwo();
  for (let times = 0; times < 5; times++) site.signal("SIGHUP");
  await site.until(() => site.ready.length >= 3);
  expect(await site.stop()).toBe(0);
  expect(site.ready.filter(isAlive)).toEqual([]);
  expect(site.stderr).not.toContain('"level":"error"');
});

test("when the leading process is killed, no process stays behind", async () => {
  const { site } = await startTwo();
  site.signal("SIGKILL");
  await site.until(() => site.ready.every((pid) => !isAlive(pid)));
});

describe("a worker that dies", () => {
  test("fails only its open requests; another one replaces it", async () => {
    const { site, address, first } = await startTwo();
    sendSignal(first, "SIGKILL");
    await site.until(() => site.count("worker died") === 1);
    for (let number = 0; number < 20; number++)
      expect((await fetch(`${address}/about`, { headers: { Connection: "close" } })).status).toBe(200);
    await site.until(() => site.ready.length === 3);
    expect(site.stdout.match(/The site is open at/g)).toHaveLength(1);
    expect(await site.stop()).toBe(0);
  });

  test("does not keep the others from ending when the site ends", async () => {
    const { site, first, second } = await startTwo();
    for (const pid of [first, second]) sendSignal(pid, "SIGKILL");
    await site.until(() => site.count("worker died") === 2);
    expect(await site.stop("SIGINT")).toBe(0);
  });
});
