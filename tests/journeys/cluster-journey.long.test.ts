import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ClusterSite, makeFirstAdmin, readerAt, send, startTwo } from "../support/cluster.ts";
import { inDatabase } from "../support/in-database.ts";
import { newInstallation } from "../support/server-process.ts";

describe("two processes behind one port", () => {
  const ends: (() => void | Promise<void>)[] = [];
  let both: Awaited<ReturnType<typeof startTwo>>;
  let Cookie: string;
  let links: number;
  beforeAll(async () => {
    both = await startTwo({ TRUSTED_PROXIES: "loopback" }, (end) => ends.push(end));
    links = inDatabase(both.folder, "select hash from one_time_links").length;
    Cookie = await makeFirstAdmin(both.site);
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  test("make the sample foundation and the link for the first account once, and say so once", async () => {
    const { site, folder } = both;
    expect(site.stdout.match(/The site is open at/g)).toHaveLength(1);
    expect(site.stdout.match(/The sample foundation is loaded/g)).toHaveLength(1);
    expect(site.stdout.match(/\/setup\?token=/g)).toHaveLength(1);
    expect(inDatabase(folder, "select id from projects")).toHaveLength(3);
    expect(links).toBe(1);
  });

  test("know the same people, and soon show what was published through the other", async () => {
    const { address, first, second } = both;
    const readers = [await readerAt(address, [second]), await readerAt(address, [first])];
    onTestFinished(() => {
      for (const reader of readers) reader.close();
    });
    for (let number = 1; number <= 2; number++) {
      // Both keep the page as it is now.
      for (const { read } of readers) expect(await read("/blog")).not.toContain(`Published ${number}.`);
      const fields = { title: `Published ${number}.`, paragraphs: "Words.", intent: "publish" };
      expect((await send(address, "/admin/post", fields, { Origin: address, Cookie })).status).toBe(200);
      for (const { read } of readers) {
        await expect.poll(() => read("/blog"), { interval: 5, timeout: 20_000 }).toContain(`Published ${number}.`);
      }
    }
  });

  // Last: it ends them.
  test("end together, without an error in the log", async () => {
    expect(await both.site.stop()).toBe(0);
    expect(both.site.stderr).not.toContain('"level":"error"');
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
