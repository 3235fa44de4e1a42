import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { insertEvent } from "../../app/features/events/events/event-queries.server.ts";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { anEvent } from "../support/builders.ts";
import { startTwo } from "../support/cluster.ts";
import { freePort } from "../support/free-port.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { newDatabase } from "../support/test-database.ts";

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** @returns the path of an event with places */
async function addEvent(url: string, places: number): Promise<string> {
  const db = await openDatabase(url, "/", migrations);
  try {
    // No staff form saves this event, which would switch sign-ups on.
    await db.deleteFrom("switched_off").where("key", "=", "guests").execute();
    return `/event/readmore/${await insertEvent(db, anEvent({ date: day, takes_signups: 1, places }))}`;
  } finally {
    await db.destroy();
  }
}

async function readGuests(url: string) {
  const db = await openDatabase(url, "/", migrations);
  try {
    return await db.selectFrom("guests").select(["number", "state", "name", "key"]).orderBy("number").execute();
  } finally {
    await db.destroy();
  }
}

/** Each from an address of its own, so that no rate limit counts them together. */
const signUp = (url: string, person: number) =>
  fetch(url, {
    method: "POST",
    headers: { "X-Forwarded-For": `198.51.${person >> 8}.${person & 255}` },
    body: new URLSearchParams({
      name: `Reader ${person}`,
      contact: `reader${person}@example.org`,
      adults: "1",
      children: "0",
      adult: "yes",
      // The page's script makes such a key.
      form_key: person.toString(16).padStart(32, "0"),
    }),
    redirect: "manual",
  });

/** Presses again, ever later, while the site is too busy, or gone, as people do. @returns the path of the place */
async function signUpInTheEnd(url: string, person: number): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await signUp(url, person).catch(() => undefined);
    const path = answer?.headers.get("Location");
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === 303 && path) return path;
    // On a busy machine, a request of this process may arrive after its time: 408.
    if (answer !== undefined && answer.status < 500 && answer.status !== 408)
      throw new Error(`Answered ${answer.status}`);
    await wait((0.5 + Math.random()) * Math.min(200 * 2 ** tries, 5_000));
  }
  throw new Error("No place after 200 tries");
}

const trusting = async (): Promise<Record<string, string>> => {
  const port = String(await freePort());
  return { PORT: port, TRUSTED_PROXIES: "loopback", SITE_URL: `http://localhost:${port}` };
};

test.each(["SQLite", "PostgreSQL"])(
  "two processes give fifty places to the first fifty of 1,000 people, on %s",
  async (engine) => {
    const own = engine === "SQLite" ? undefined : await newDatabase();
    const { address, folder } = await startTwo({ ...(await trusting()), ...(own && { DATABASE_URL: own }) });
    const url = own ?? `sqlite:${folder}/site.sqlite`;
    const path = await addEvent(url, 50);
    const start = performance.now();
    const places = await Promise.all(
      Array.from({ length: 1_000 }, (_, person) => signUpInTheEnd(address + path, person)),
    );
    process.stdout.write(`1,000 on ${engine}: ${((performance.now() - start) / 1_000).toFixed(1)} s\n`);
    expect(new Set(places).size).toBe(1_000);
    const guests = await readGuests(url);
    expect(guests.map(({ number }) => number)).toEqual(Array.from({ length: 1_000 }, (_, place) => place + 1));
    expect(new Set(guests.map(({ name }) => name)).size).toBe(1_000);
    expect(guests.map(({ state }) => state)).toEqual([...Array(50).fill("coming"), ...Array(950).fill("waiting")]);
  },
  1_200_000,
);

test.each(["SQLite", "PostgreSQL"])(
  "twenty kills during sign-ups lose no guest, list none twice, on %s",
  async (engine) => {
    const { folder, variables } = newInstallation();
    const own = engine === "SQLite" ? undefined : await newDatabase();
    const settings = { ...variables, ...(await trusting()), ...(own && { DATABASE_URL: own }) };
    const url = own ?? `sqlite:${folder}/site.sqlite`;
    const accepted = new Map<number, string>();
    let person = 0;
    let path = "";
    for (let round = 1; round <= 20; round++) {
      const server = new ServerProcess(settings);
      const address = await server.address;
      path ||= await addEvent(url, 50);
      // Each ends with the connection, which the kill cuts; who got no answer presses again in the next round.
      const work = Array.from({ length: 4 }, async () => {
        for (;;) {
          const who = person++;
          for (let again = 0; ; again++) {
            const place = (await signUp(address + path, who)).headers.get("Location");
            if (place === null) throw new Error("No place");
            accepted.set(who, place);
            if (again === 1) break;
          }
        }
      });
      const ended = Promise.allSettled(work);
      await wait(200 + Math.random() * 600);
      server.signal("SIGKILL");
      await ended;
      await server.ended;
    }
    const last = new ServerProcess(settings);
    const address = await last.address;
    for (let who = 0; who < person; who++)
      if (!accepted.has(who)) accepted.set(who, await signUpInTheEnd(address + path, who));
    const guests = await readGuests(url);
    expect(accepted.size).toBeGreaterThan(40);
    expect(new Set(guests.map(({ name }) => name))).toEqual(
      new Set([...accepted.keys()].map((who) => `Reader ${who}`)),
    );
    expect(guests).toHaveLength(accepted.size);
    const keys = new Set(guests.map(({ key }) => key));
    const bare = (place: string) => place.replace("/e/", "").replaceAll("-", "").toUpperCase();
    expect([...accepted.values()].filter((place) => !keys.has(bare(place)))).toEqual([]);
    expect(guests.map(({ number }) => number)).toEqual(guests.map((_, index) => index + 1));
    expect(guests.filter(({ state }) => state === "coming")).toEqual(guests.slice(0, 50));
  },
  300_000,
);
