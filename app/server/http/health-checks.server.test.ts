import { spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createCachedSite } from "../../../tests/support/backups.ts";
import { listen } from "../../../tests/support/loopback.ts";
import { refuse, startObjectStore } from "../../../tests/support/object-store.ts";
import { readinessCheckFor, withHealthChecks } from "./health-checks.server.ts";
import { answerChallenge, newChallenge } from "./site-challenge.server.ts";

/** An app on a port, with a database file. @param room free disk space (bytes) */
async function open(room?: (folder: string) => Promise<number>, options: Record<string, string> = {}) {
  const { ctx } = await createCachedSite({ empty: true, settings: options });
  const { config: settings } = ctx;
  const stopping = new AbortController();
  const ready = readinessCheckFor(ctx, room);
  const port = await listen(
    withHealthChecks(ready, settings.secret, stopping.signal, (_, outgoing) => outgoing.end("a page")),
  );
  const ask = async (path: string, init?: RequestInit) => {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const text = await answer.text();
    expect(text, "no path of the machine is told").not.toContain(settings.root);
    return { status: answer.status, text, headers: answer.headers, milliseconds: performance.now() - started };
  };
  return { ask, stopping, file: join(settings.root, "var/site.sqlite"), ctx };
}

/** Locks a database from another process until the test ends. */
async function lock(file: string): Promise<void> {
  const hold = `const { DatabaseSync } = require("node:sqlite");
    const database = new DatabaseSync(process.argv[1]);
    database.exec("begin exclusive");
    process.stdout.write("held");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["-e", hold, file]);
  onTestFinished(async () => {
    holder.kill("SIGKILL");
    if (holder.exitCode === null && holder.signalCode === null) await once(holder, "exit");
  });
  await once(holder.stdout, "data");
}

describe("/health", () => {
  test("says that the process is alive, also without the database", async () => {
    const { ask, file } = await open();
    rmSync(file);
    const { status, text, headers } = await ask("/health");
    expect([status, text, headers.get("Cache-Control")]).toEqual([200, "ok\n", "no-store"]);
  });

  test("proves which site answers, only to a challenge of one who knows the secret", async () => {
    const { ask, ctx } = await open();
    const challenge = newChallenge();
    const { text } = await ask(`/health?challenge=${challenge}`);
    expect(text).toBe(`ok\n${answerChallenge(ctx.config.secret, challenge)}\n`);
    expect(answerChallenge("of another site, as long as that", challenge)).not.toBe(text.split("\n")[1]);
    for (const other of ["", "x", challenge.toUpperCase(), `${challenge}0`, "%00", "a".repeat(5_000)])
      expect((await ask(`/health?challenge=${other}`)).text).toBe("ok\n");
  });

  test("answers only GET and HEAD", async () => {
    const { ask } = await open();
    expect((await ask("/health", { method: "HEAD" })).status).toBe(200);
    expect((await ask("/health", { method: "POST" })).text).toBe("a page");
    expect((await ask("/healthy")).text).toBe("a page");
  });
});

describe("/ready", () => {
  test("says that the site can do its work, and leaves nothing behind", async () => {
    const { ask, ctx, file } = await open();
    const tables = () => new DatabaseSync(file).prepare("select count(*) as count from sqlite_schema").get();
    const before = tables();
    const { status, text, headers } = await ask("/ready?from=balancer");
    expect([status, text, headers.get("Cache-Control")]).toEqual([200, "ok\n", "no-store"]);
    expect(tables()).toEqual(before);
    await ctx.db.selectFrom("posts").select("id").execute();
  });

  test("writes a real file", async () => {
    const { ask, file } = await open();
    const db = new DatabaseSync(file);
    db.exec("PRAGMA user_version = 7");
    await ask("/ready");
    expect(db.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
    db.close();
  });

  test("says that another program keeps the database, and lets people read meanwhile", async () => {
    const { ask, file } = await open();
    await lock(file);
    const [{ status, text, milliseconds }, page] = await Promise.all([ask("/ready"), ask("/")]);
    expect([status, text]).toEqual([503, "Another program keeps the database locked.\n"]);
    expect(page.milliseconds, "a page waits for nothing").toBeLessThan(milliseconds);
  });

  test("ignores a lock of a moment", async () => {
    const { ask, file } = await open();
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    setTimeout(() => other.exec("rollback"), 200);
    expect((await ask("/ready")).status).toBe(200);
    other.close();
  });

  test("says that the database is gone, and makes no new one", async () => {
    const { ask, file } = await open();
    renameSync(file, `${file}.away`);
    for (let round = 0; round < 2; round++) {
      expect(await ask("/ready")).toMatchObject({ status: 503, text: "The database cannot be written to.\n" });
    }
    renameSync(`${file}.away`, file);
  });

  test("says that a disk is almost full", async () => {
    const { ask } = await open(async () => 49 * 1024 * 1024);
    expect(await ask("/ready")).toMatchObject({ status: 503, text: "The disk is almost full.\n" });
  });

  test("says that a disk does not answer, after a limited wait", async () => {
    const { ask } = await open(() => new Promise(() => {}));
    const { status, text } = await ask("/ready");
    expect([status, text]).toEqual([503, "A disk does not answer.\n"]);
  });

  test("looks once a second at the most, for any number of requests", async () => {
    let looks = 0;
    const { ask } = await open(async () => {
      looks++;
      return 1e12;
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask("/ready")));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // Two folders.
    expect(looks).toBeLessThanOrEqual(4);
  });

  test("says that the store of the pictures is away, and that it does not answer", async () => {
    const store = await startObjectStore();
    const reach = () => open(undefined, store.variables);
    const before = await reach();
    const refused = await reach();
    const silent = await reach();
    expect((await before.ask("/ready")).status).toBe(200);
    store.breakWith((_, outgoing) => refuse(outgoing, 503, "SlowDown"));
    const said = "The store that FILES_URL names takes nothing just now.\n";
    expect(await refused.ask("/ready")).toMatchObject({ status: 503, text: said });
    store.breakWith(() => true);
    const { status, text } = await silent.ask("/ready");
    expect([status, text]).toEqual([503, "The store of the photos does not answer.\n"]);
    store.mend();
    await expect.poll(async () => (await silent.ask("/ready")).status, { timeout: 20_000 }).toBe(200);
  });

  test("rarely asks a working picture store, because some stores charge for each request", async () => {
    const store = await startObjectStore();
    const { ask } = await open(undefined, store.variables);
    store.asked.length = 0;
    const started = performance.now();
    let passed = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => started + passed);
    onTestFinished(() => now.mockRestore());
    for (; passed < 9_900; passed += 300) expect((await ask("/ready")).status).toBe(200);
    expect(store.asked).toEqual(["GET /pictures/tabasamu-check"]);
    passed = 12_000;
    expect((await ask("/ready")).status).toBe(200);
    expect(store.asked).toHaveLength(2);
  });

  test("says no as soon as the site is stopping", async () => {
    const { ask, stopping } = await open();
    stopping.abort();
    expect(await ask("/ready")).toMatchObject({ status: 503, text: "The site is stopping.\n" });
    expect((await ask("/health")).status).toBe(200);
  });
});
