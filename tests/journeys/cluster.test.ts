import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { aMessage, ClusterSite, readerAt, startTwo } from "../support/cluster.ts";
import { inDatabase } from "../support/in-database.ts";
import { newInstallation } from "../support/server-process.ts";

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

describe("two processes behind one port", () => {
  const ends: (() => void | Promise<void>)[] = [];
  let both: Awaited<ReturnType<typeof startTwo>>;
  let Cookie: string;
  let links: number;
  beforeAll(async () => {
    both = await startTwo({ TRUSTED_PROXIES: "loopback" }, (end) => ends.push(end));
    links = inDatabase(both.folder, "select hash from one_time_links").length;
    Cookie = await setUp(both.site);
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
    const { address, folder } = both;
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
  });

  test("save what staff write through both at the same moment: whoever comes second waits, and is not refused", async () => {
    const { address, folder } = both;
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
  });

  test("count together what one sender may do", async () => {
    const { address, folder } = both;
    const before = inDatabase(folder, "select id from messages").length;
    const answers: number[] = [];
    for (let number = 0; number < 63; number++)
      answers.push((await send(address, "/contact", aMessage(`${number}`), { Connection: "close" })).status);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 303), 429, 429, 429]);
    expect(inDatabase(folder, "select id from messages")).toHaveLength(before + 60);
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
