import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { startTwo } from "../support/cluster.ts";
import { freePort } from "../support/free-port.ts";
import { settingsFor, startPaymentStandIn } from "../support/payment-stand-in.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { newDatabase } from "../support/test-database.ts";

type StandIn = Awaited<ReturnType<typeof startPaymentStandIn>>;

/** Each from an address of its own, so that no rate limit counts them together. */
let visitors = 0;
const post = (url: string, fields: Record<string, string>) => {
  visitors++;
  const headers = { "X-Forwarded-For": `198.51.${visitors >> 8}.${visitors & 255}` };
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
};

/** A payment partner needs a site with an address. */
async function withAddress(standIn: StandIn): Promise<Record<string, string>> {
  const port = String(await freePort());
  return {
    PORT: port,
    TRUSTED_PROXIES: "loopback",
    SITE_URL: `http://localhost:${port}`,
    ...settingsFor(standIn, "paystack"),
  };
}

/** Promises a gift by card and goes to the partner's page. @returns the payment's reference */
async function goToPay(address: string, standIn: StandIn, own: string): Promise<string> {
  const promised = await post(`${address}/donate/promise?card`, { own, email: `donor${own}@example.org` });
  const page = promised.headers.get("Location") ?? "";
  await post(`${address}${page}`, { intent: "begin" });
  const reference = `TAB${page.slice(3, 9).toUpperCase()}-1`;
  Object.assign(standIn.payments.get(reference) ?? {}, { status: "paid" });
  return reference;
}

const notify = (address: string, standIn: StandIn, reference: string) => {
  const { body, headers } = standIn.noticeOf("paystack", reference);
  return fetch(`${address}/webhooks/paystack`, { method: "POST", body, headers });
};

async function readAll(url: string) {
  const db = await openDatabase(url, "/", migrations);
  try {
    return {
      gifts: await db.selectFrom("gifts").select(["source", "state"]).execute(),
      notices: await db.selectFrom("payment_notices").select(["reference", "problem"]).execute(),
      moves: await db.selectFrom("gift_events").select("what").where("gift_id", "is not", null).execute(),
      promises: await db.selectFrom("promises").select("code").execute(),
    };
  } finally {
    await db.destroy();
  }
}

test.each(["SQLite", "PostgreSQL"])(
  "one notice fifty times at once over two processes is one gift, on %s",
  async (engine) => {
    const standIn = await startPaymentStandIn();
    const own = engine === "SQLite" ? undefined : await newDatabase();
    const settings = { ...(await withAddress(standIn)), ...(own && { DATABASE_URL: own }) };
    const { address, folder } = await startTwo(settings);
    const url = own ?? `sqlite:${folder}/site.sqlite`;
    const reference = await goToPay(address, standIn, "5000");
    const answers = await Promise.all(Array.from({ length: 50 }, () => notify(address, standIn, reference)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (let tries = 0; tries < 100 && (await readAll(url)).gifts.length === 0; tries++) await wait(100);
    // The other forty-nine, had they brought something.
    await wait(2_000);
    const { gifts, notices, moves } = await readAll(url);
    expect(gifts).toEqual([{ source: `paystack:${reference}`, state: "received" }]);
    expect([notices.length, moves]).toEqual([1, [{ what: "received" }, { what: "receipt issued" }]]);
  },
);

test("twenty kills while promises and notices come in lose nothing and double nothing", async () => {
  const standIn = await startPaymentStandIn();
  const { folder, variables } = newInstallation();
  const settings = { ...variables, ...(await withAddress(standIn)) };
  const accepted = { promises: new Set<string>(), notices: new Set<string>() };
  for (let round = 1; round <= 20; round++) {
    const server = new ServerProcess(settings);
    const address = await server.address;
    const answered = Promise.withResolvers<void>();
    // Each ends with the connection, which the kill cuts.
    const work = Array.from({ length: 4 }, async (_, lane) => {
      for (let count = 0; ; count++) {
        const reference = await goToPay(address, standIn, String(1_000 + round * 100 + lane * 20 + count));
        accepted.promises.add(reference.slice(3, 9));
        if ((await notify(address, standIn, reference)).status !== 200) continue;
        accepted.notices.add(reference);
        answered.resolve();
      }
    });
    const ended = Promise.allSettled(work);
    await Promise.race([answered.promise, ended]);
    await wait(Math.random() * 900);
    server.signal("SIGKILL");
    await ended;
    await server.ended;
  }
  const last = new ServerProcess(settings);
  await last.address;
  const url = `sqlite:${folder}/site.sqlite`;
  const missing = async () => {
    const sources = new Set((await readAll(url)).gifts.map(({ source }) => source));
    return [...accepted.notices].filter((reference) => !sources.has(`paystack:${reference}`));
  };
  for (let tries = 0; tries < 400 && (await missing()).length > 0; tries++) await wait(100);
  expect(accepted.notices.size).toBeGreaterThan(20);
  expect(await missing()).toEqual([]);
  // Unanswered notices continue meanwhile: tables read one after another agree after the stop.
  expect(await last.stop()).toBe(0);
  const { gifts, moves, promises } = await readAll(url);
  expect(new Set(gifts.map(({ source }) => source)).size).toBe(gifts.length);
  const count = (what: string) => moves.filter((move) => move.what === what).length;
  expect([count("received"), count("receipt issued")]).toEqual([gifts.length, gifts.length]);
  // The thanks go out as e-mails do: some were still on their way.
  expect(count("thanked")).toBeLessThanOrEqual(gifts.length);
  const codes = new Set(promises.map(({ code }) => code));
  expect([...accepted.promises].filter((code) => code !== "" && !codes.has(code))).toEqual([]);
}, 300_000);
