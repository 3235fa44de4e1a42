import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { ClusterSite, readerAt } from "../support/cluster.ts";
import { connectTo, readAll, statusOf } from "../support/loopback.ts";
import { visitUntil } from "../support/many-visitors.ts";
import { sendSignal } from "../support/send-signal.ts";
import { newInstallation } from "../support/server-process.ts";

/** Asks a database file itself. */
function inDatabase(folder: string, question: string): Record<string, unknown>[] {
  const db = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  try {
    return db.prepare(question).all();
  } finally {
    db.close();
  }
}

/** A new site of two processes, both of which let people in. */
async function startTwo(variables: Record<string, string> = {}) {
  const installation = newInstallation();
  const site = new ClusterSite({ ...installation.variables, ...variables });
  const address = await site.address;
  await site.until(() => site.ready.length === 2);
  const [first = 0, second = 0] = site.ready;
  return { site, address, first, second, folder: installation.folder };
}

const aMessage = (subject: string) => ({
  firstName: "Sample",
  lastName: "Teacher",
  email: "teacher@example.org",
  subject,
  message: `May our class come? ${subject}`,
});

const send = (address: string, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers });

/** Makes the first admin. @returns the cookie of their session */
async function setUp(site: ClusterSite): Promise<string> {
  const address = await site.address;
  const person = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password: "long enough words" };
  const [setup = ""] = /\/setup\?token=\S+/.exec(site.stdout) ?? [];
  const made = await send(address, setup, person, { Origin: address });
  return made.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("two processes behind one port", () => {
  test("make the sample foundation and the link for the first account once, and say so once", async () => {
    const { site, folder } = await startTwo();
    expect(site.stdout.match(/The site is open at/g)).toHaveLength(1);
    expect(site.stdout.match(/The sample foundation is loaded/g)).toHaveLength(1);
    expect(site.stdout.match(/\/setup\?token=/g)).toHaveLength(1);
    expect(inDatabase(folder, "select id from projects")).toHaveLength(3);
    expect(inDatabase(folder, "select hash from one_time_links")).toHaveLength(1);
    expect(await site.stop()).toBe(0);
    expect(site.stderr).not.toContain('"level":"error"');
  });

  test("know the same people, and soon show what was published through the other", async () => {
    const { site, address, first, second } = await startTwo();
    const Cookie = await setUp(site);
    const readers = [await readerAt(address, [second]), await readerAt(address, [first])];
    onTestFinished(() => {
      for (const reader of readers) reader.close();
    });
    for (let number = 1; number <= 5; number++) {
      // Both keep the page as it is now.
      for (const { read } of readers) expect(await read("/blog")).not.toContain(`Published ${number}.`);
      const fields = { title: `Published ${number}.`, paragraphs: "Words.", intent: "publish" };
      expect((await send(address, "/admin/post", fields, { Origin: address, Cookie })).status).toBe(200);
      for (const { read } of readers) {
        await expect.poll(() => read("/blog"), { interval: 5, timeout: 20_000 }).toContain(`Published ${number}.`);
      }
    }
  });

  test("keep every message once, though both write all the time", async () => {
    const { site, address, folder } = await startTwo({ TRUSTED_PROXIES: "loopback" });
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, number) =>
        send(address, "/contact", aMessage(`Subject ${number}`), {
          Origin: address,
          Connection: "close",
          "X-Forwarded-For": `198.18.0.${number}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(inDatabase(folder, "select distinct subject from messages")).toHaveLength(120);
    expect(inDatabase(folder, "select id from messages")).toHaveLength(120);
    expect(await site.stop()).toBe(0);
    expect(site.stderr).not.toContain('"level":"error"');
  });

  test("save what staff write through both at the same moment: whoever comes second waits, and is not refused", async () => {
    const { site, address, folder } = await startTwo();
    const Cookie = await setUp(site);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => {
        const fields = {
          title: `Post ${number}`,
          paragraphs: "Words.",
          intent: "publish",
          idempotencyKey: `key-${number}`,
        };
        return send(address, "/admin/post", fields, { Origin: address, Cookie, Connection: "close" });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(inDatabase(folder, "select distinct title from posts where title like 'Post %'")).toHaveLength(60);
    expect(await site.stop()).toBe(0);
    expect(site.stderr).not.toContain('"level":"error"');
  });

  test("count together what one sender may do", async () => {
    const { address, folder } = await startTwo();
    const answers: number[] = [];
    for (let number = 0; number < 63; number++)
      answers.push((await send(address, "/contact", aMessage(`${number}`), { Connection: "close" })).status);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 303), 429, 429, 429]);
    expect(inDatabase(folder, "select id from messages")).toHaveLength(60);
  });
});

describe("when workers are replaced one after another", () => {
  test("nobody's request is lost, neither on new connections nor on kept ones", async () => {
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
    // Whoever keeps a connection is told when it is time to make another.
    expect(lastOnes).toBeGreaterThan(0);
    expect(site.ready).toHaveLength(8);
    expect(new Set(site.ready).size).toBe(8);
    expect([first, second].filter(isAlive)).toEqual([]);
    expect(site.count("worker died")).toBe(0);
  });

  test("a form that is on its way arrives, however long it takes", async () => {
    const { site, address, folder } = await startTwo();
    const form = new URLSearchParams(aMessage("Slow")).toString();
    const { host, port } = new URL(address);
    const socket = await connectTo(Number(port));
    const head = `Host: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}`;
    socket.write(`POST /contact HTTP/1.1\r\n${head}\r\nExpect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    socket.write(form.slice(0, 20));
    site.signal("SIGHUP");
    // At least the first of the new ones serves; whoever has the form is not hurried.
    await site.until(() => site.ready.length >= 3);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const answer = readAll(socket);
    socket.write(form.slice(20));
    // Whether it is the last on its connection depends on which of the two has it: the other's turn may be later.
    expect(statusOf(await answer)).toBe(303);
    await site.until(() => site.count("workers replaced") === 1);
    expect(inDatabase(folder, "select subject from messages")).toEqual([{ subject: "Slow" }]);
  });
});

test("when new workers cannot start, the old ones stay", async () => {
  const { site, address, folder } = await startTwo();
  const db = new DatabaseSync(join(folder, "site.sqlite"), { timeout: 5_000 });
  // What a newer version has been at is refused by this one.
  db.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')");
  db.close();
  site.signal("SIGHUP");
  await site.until(() => site.count("workers not replaced") === 1);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  expect(site.ready).toHaveLength(2);
  expect(await site.stop()).toBe(0);
});

test("the site ends in good order also while its workers are being replaced, however often that was asked for", async () => {
  const { site } = await startTwo();
  for (let times = 0; times < 5; times++) site.signal("SIGHUP");
  await site.until(() => site.ready.length >= 3);
  expect(await site.stop()).toBe(0);
  expect(site.ready.filter(isAlive)).toEqual([]);
  expect(site.stderr).not.toContain('"level":"error"');
});

test("when the leading process is killed, nobody stays behind", async () => {
  const { site } = await startTwo();
  site.signal("SIGKILL");
  await site.until(() => site.ready.every((pid) => !isAlive(pid)));
});

describe("a worker that dies", () => {
  test("is missed by nobody but those whom it was answering, and another one takes its place", async () => {
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

describe("a start of several that cannot be is one sentence, once:", () => {
  async function complaint(variables: Record<string, string>): Promise<string> {
    const site = new ClusterSite({ ...newInstallation().variables, ...variables });
    expect(await site.ended).toBe(1);
    expect(site.stdout).toBe("");
    expect(site.stderr).toMatch(/^[^\n]+\n$/);
    return site.stderr;
  }

  test("a database that cannot be opened", async () => {
    expect(await complaint({ DATABASE_URL: "sqlite:/dev/null/site.sqlite" })).toMatch(/^DATABASE_URL /);
  });

  test("a host that is not this machine", async () => {
    expect(await complaint({ HOST: "192.0.2.1" })).toMatch(/^HOST /);
  });

  test("no number of processes", async () => {
    expect(await complaint({ WEB_CONCURRENCY: "many" })).toMatch(/^WEB_CONCURRENCY must be a whole number from 1 to /);
  });
});
