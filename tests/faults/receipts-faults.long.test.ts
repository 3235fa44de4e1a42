import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inDatabase } from "../support/in-database.ts";
import { ServerProcess } from "../support/server-process.ts";
import { startStaffedServer } from "../support/staffed-server.ts";
import { newDatabase, onServer } from "../support/test-database.ts";

const kills = 20;
const perRound = 8;

const engines = ["SQLite", "PostgreSQL"] as const;

test.for(engines)(
  "%s: twenty kills while two processes write gifts leave no gap, loss or double",
  { timeout: 300_000 },
  async (engine) => {
    const url = engine === "PostgreSQL" ? await newDatabase() : undefined;
    const { folder, variables, server, cookies } = await startStaffedServer(
      url === undefined ? {} : { DATABASE_URL: url },
    );
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const record = async (address: string, idempotencyKey: string) => {
      // Money of one person alone would wait for a second one.
      const gift = { method: "goods", goods: "exercise books", goodsCount: "20", day: "2026-01-10" };
      const fields = { ...gift, email: "friend@example.org", idempotencyKey };
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
      // A browser sends what was not answered once more with the same key; here all of it is sent again.
      for (const key of own) await record(living, key);
    }
    await dying.stop();
    await server.stop();
    const count = async (question: string) =>
      (url === undefined ? inDatabase(folder, question) : await onServer(url, question))[0];
    const all = keys.length;
    expect(unanswered).toBeGreaterThan(0);
    expect(
      await count(
        "select cast(count(*) as integer) as n, cast(count(distinct idempotency_key) as integer) as keys from gifts",
      ),
    ).toEqual({
      n: all,
      keys: all,
    });
    expect(
      await count(
        "select cast(count(*) as integer) as n, cast(count(distinct gift_id) as integer) as gifts, cast(min(serial) as integer) as low, cast(max(serial) as integer) as high from receipts",
      ),
    ).toEqual({ n: all, gifts: all, low: 1, high: all });
    expect(await count("select cast(count(*) as integer) as n from outbox_emails where kind = 'receipt'")).toEqual({
      n: all,
    });
    const moves = "select cast(count(*) as integer) as n from gift_events where what = 'receipt issued'";
    expect(await count(moves)).toEqual({ n: all });
  },
);
