import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PostgresServer } from "../support/postgres-server.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";

/** No page is older than this after a change was acknowledged, in milliseconds. */
const oldest = 1_000;

const ends: (() => void | Promise<void>)[] = [];
let postgres: PostgresServer;
let site: Awaited<ReturnType<typeof startTwo>>;
let admin: Awaited<ReturnType<typeof setUp>>;

beforeAll(async () => {
  postgres = await PostgresServer.make();
  site = await startTwo();
  admin = await setUp(site);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await postgres?.remove();
});

/** Sends a form as a browser without script does. */
const send = (address: string, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { Origin: address, ...headers },
  });

const read = async (address: string, path: string, headers: Record<string, string> = {}) =>
  (await fetch(address + path, { headers, redirect: "manual" })).text();

/** Two machines with one PostgreSQL and one folder of files, which start at the same moment. */
async function startTwo() {
  await postgres.run("create database machines");
  const whenDone = (end: () => void | Promise<void>) => void ends.push(end);
  const shared = { ...newInstallation(whenDone).variables, DATABASE_URL: postgres.url("machines") };
  const servers = [new ServerProcess(shared, whenDone), new ServerProcess(shared, whenDone)] as const;
  const [one, other] = await Promise.all(servers.map((server) => server.address));
  return { servers, one: one ?? "", other: other ?? "" };
}

/** Makes the first admin. @returns the cookie of their session, and what they sign in with */
async function setUp({ servers, one }: Awaited<ReturnType<typeof startTwo>>) {
  const person = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password: "long enough words" };
  // Each machine shows a link, and the last one works.
  for (const { stdout } of servers) {
    const [, link = ""] = /(\/setup\?token=\S+)/.exec(stdout) ?? [];
    const made = await send(one, link, person);
    const cookie = made.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (cookie.length > 0) return { person, Cookie: cookie.join("; ") };
  }
  throw new Error("Neither link made an account.");
}

/** Publishes on one machine. @returns how old the page of the other was at the most, in milliseconds */
async function publish(title: string): Promise<number> {
  for (const address of [site.one, site.other]) expect(await read(address, "/blog")).not.toContain(title);
  const answer = await send(
    site.one,
    "/admin/post",
    { title, paragraphs: "Words.", intent: "publish" },
    { Cookie: admin.Cookie },
  );
  expect(answer.status).toBe(200);
  const published = performance.now();
  expect(await read(site.one, "/blog")).toContain(title);
  for (;;) {
    const asked = performance.now();
    if ((await read(site.other, "/blog")).includes(title)) return asked - published;
    expect(asked - published).toBeLessThan(oldest);
  }
}

const listening = "select pid from pg_stat_activity where query like 'listen %'";

test("two machines that start at once make the tables and the sample foundation once", async () => {
  expect(await postgres.run("select count(*)::int as projects from projects", "machines")).toEqual([{ projects: 3 }]);
  const said = site.servers.map(({ stdout }) => stdout).join("");
  expect(said.match(/The sample foundation is loaded/g)).toHaveLength(1);
});

test("a page reaches the other machine within a second", async () => {
  await publish("Heard.");
  for (let round = 0; round < 3; round++) {
    const broken = await postgres.run(
      `select pg_terminate_backend(pid) from (${listening}) as all_of_them`,
      "machines",
    );
    expect(broken).toHaveLength(2);
    await publish(`Not heard, and looked up ${round}.`);
    // Both listen again by themselves.
    for (let tries = 0; tries < 200 && (await postgres.run(listening, "machines")).length < 2; tries++) await wait(50);
  }
});

test("a person signs in to two machines at once, and out of both", async () => {
  const { Cookie } = admin;
  for (const address of [site.one, site.other]) expect(await read(address, "/admin", { Cookie })).toContain("Sample");
  expect((await send(site.other, "/admin/signout", {}, { Cookie })).status).toBe(303);
  for (const address of [site.one, site.other])
    expect((await fetch(`${address}/admin`, { headers: { Cookie }, redirect: "manual" })).status).toBe(302);
});

test("two machines count wrong passwords together", async () => {
  const { person } = admin;
  let allowed = 0;
  for (const address of [site.one, site.other, site.one, site.other].flatMap((one) =>
    Array.from({ length: 5 }, () => one),
  )) {
    const { status } = await send(address, "/login", { email: person.email, password: "not the one that it is" });
    if (status === 429) break;
    allowed++;
  }
  expect(allowed).toBeLessThan(20);
  for (const address of [site.one, site.other])
    expect((await send(address, "/login", { email: person.email, password: person.password })).status).toBe(429);
});

test("both end without a word", async () => {
  for (const server of site.servers) {
    expect(await server.stop()).toBe(0);
    // A line about each connection that the test above cut.
    expect(server.stderr).not.toContain('"level":"error"');
  }
});
