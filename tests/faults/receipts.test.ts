import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inDatabase } from "../support/in-database.ts";
import { ServerProcess } from "../support/server-process.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const kills = 20;
const perRound = 8;

test("twenty times killed while gifts and receipts are made by two processes: nothing is lost or twice, no number is missing", async () => {
  const { folder, variables, server, cookies } = await startStaffedServer();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const record = async (address: string, idempotencyKey: string) => {
    const fields = { method: "cash", amount: "5000", day: "2026-01-10", email: "friend@example.org", idempotencyKey };
    const headers = { Origin: address, Cookie };
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${address}/admin/gifts/record.data`, { method: "POST", headers, body });
    await answer.text();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
  // Two processes on one database: one lives, one is killed in the middle of its work, again and again.
  let dying = new ServerProcess(variables);
  const living = await server.address;
  const keys: string[] = [];
  let unanswered = 0;
  for (let round = 0; round < kills; round++) {
    const address = await dying.address;
    const own = Array.from({ length: perRound }, (_, number) => `gift-${round}-${number}`);
    keys.push(...own);
    const sent = own.map((key, number) => record(number % 2 === 0 ? address : living, key));
    const ended = Promise.allSettled(sent);
    await wait(5 + round * 4);
    dying.signal("SIGKILL");
    await dying.ended;
    unanswered += (await ended).filter(({ status }) => status === "rejected").length;
    dying = new ServerProcess(variables);
    // As a browser does with what was not answered, and here with all: the same key once more.
    for (const key of own) await record(living, key);
  }
  await dying.stop();
  await server.stop();
  const count = (question: string) => inDatabase(folder, question)[0];
  const all = keys.length;
  expect(unanswered).toBeGreaterThan(0);
  expect(count("select count(*) as n, count(distinct idempotency_key) as keys from gifts")).toEqual({
    n: all,
    keys: all,
  });
  expect(
    count(
      "select count(*) as n, count(distinct gift_id) as gifts, min(serial) as low, max(serial) as high from receipts",
    ),
  ).toEqual({ n: all, gifts: all, low: 1, high: all });
  expect(count("select count(*) as n from outbox_emails where kind = 'receipt'")).toEqual({ n: all });
  const moves = "select count(*) as n from gift_events where what = 'receipt issued'";
  expect(count(moves)).toEqual({ n: all });
}, 180_000);
