import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inDatabase } from "../support/in-database.ts";
import { ServerProcess } from "../support/server-process.ts";
import { aVoucherPicture } from "../support/spending.ts";
import { startStaffedServer } from "../support/staffed-server.ts";
import { newDatabase, onServer } from "../support/test-database.ts";

const kills = 20;
const perRound = 4;

/** In minor units of the voucher's form. */
const minor = 100;
const opening = 50_000_000;

const engines = ["SQLite", "PostgreSQL"] as const;

/** A site whose only person opened the books, with a second process on the same database. */
async function openSite(engine: (typeof engines)[number]) {
  const url = engine === "PostgreSQL" ? await newDatabase() : undefined;
  const { folder, variables, address, server, cookies, post } = await startStaffedServer(
    url === undefined ? {} : { DATABASE_URL: url },
  );
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const day = new Date().toISOString().slice(0, 8);
  const books = { "place:box:NGN:box": "500,000", "purse:0:NGN": "500,000" };
  await post("/admin/cash", { intent: "open", idempotencyKey: "first", day: `${day}01`, ...books });
  const ask = async (question: string): Promise<Record<string, unknown>[]> =>
    (url === undefined ? inDatabase(folder, question) : await onServer(url, question)) as Record<string, unknown>[];
  const [place] = await ask("select id from places where kind = 'box'");
  const send = async (to: string, idempotencyKey: string, picture: Buffer) => {
    const body = new FormData();
    const fields = { amount: "1", for: "0:running", payee: `Shop ${idempotencyKey}`, paidFrom: `place:${place?.id}` };
    for (const [name, value] of Object.entries({ idempotencyKey, ...fields })) body.set(name, value);
    body.set("picture", new File([new Uint8Array(picture)], "voucher.jpg"));
    const headers = { Origin: to, Cookie };
    const answer = await fetch(`${to}/admin/queue/spending/new`, { method: "POST", headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`status ${answer.status}: ${text}`);
  };
  /** Approves a voucher of another person. */
  const approve = async (to: string, id: unknown) => {
    const headers = { Origin: to, Cookie };
    const page = await (await fetch(`${to}/admin/spending/${id}`, { headers })).text();
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({ intent: "approve", seen });
    await (await fetch(`${to}/admin/spending/${id}.data`, { method: "POST", headers, body })).text();
  };
  const giveAway = () =>
    ask("update vouchers set spender_id = 'another' where state = 'waits' and spender_id <> 'another'");
  return { variables, address, server, ask, send, approve, giveAway };
}

const aColour = (number: number) => `#${(number * 2_741 + 1_000_000).toString(16).padStart(6, "0")}`;

test.for(engines)(
  "%s: one voucher from two devices over two processes is one",
  { timeout: 120_000 },
  async (engine) => {
    const { variables, address, server, ask, send } = await openSite(engine);
    const other = new ServerProcess(variables);
    const both = [address, await other.address];
    const picture = await aVoucherPicture();
    const sent = Array.from({ length: 50 }, (_, number) => send(both[number % 2] ?? address, "same", picture));
    const ended = await Promise.allSettled(sent);
    // A busy process may answer that the photo must be sent again.
    expect(ended.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    for (const one of both) await send(one, "same", picture);
    const stored = await ask("select serial, key from vouchers");
    expect(stored.map(({ serial, key }) => [Number(serial), key])).toEqual([[1, "same"]]);
    await other.stop();
    await server.stop();
  },
);

test.for(engines)(
  "%s: twenty kills leave no number lost or double, no half entry",
  { timeout: 300_000 },
  async (engine) => {
    const { variables, address, server, ask, send, approve, giveAway } = await openSite(engine);
    let dying = new ServerProcess(variables);
    const keys: string[] = [];
    let unanswered = 0;
    for (let round = 0; round < kills; round++) {
      const killed = await dying.address;
      await giveAway();
      const waiting = await ask("select id from vouchers where state = 'waits' order by id");
      const own = Array.from({ length: perRound }, (_, number) => round * perRound + number);
      const pictures = await Promise.all(own.map((number) => aVoucherPicture(aColour(number))));
      keys.push(...own.map(String));
      const where = (index: number) => (index % 2 === 0 ? killed : address);
      const ended = Promise.allSettled([
        ...own.map((number, index) => send(where(index), String(number), pictures[index] ?? Buffer.alloc(0))),
        ...waiting.map(({ id }, index) => approve(where(index), id)),
      ]);
      await wait(10 + round * 15);
      dying.signal("SIGKILL");
      await dying.ended;
      unanswered += (await ended).filter(({ status }) => status === "rejected").length;
      dying = new ServerProcess(variables);
      for (const [index, number] of own.entries())
        await send(address, String(number), pictures[index] ?? Buffer.alloc(0));
    }
    await giveAway();
    for (const { id } of await ask("select id from vouchers where state = 'waits'")) await approve(address, id);
    await dying.stop();
    await server.stop();
    expect(unanswered).toBeGreaterThan(0);
    const vouchers = await ask("select serial, key, state, picture from vouchers order by serial");
    expect(vouchers.map(({ serial }) => Number(serial))).toEqual(keys.map((_, index) => index + 1));
    expect(vouchers.map(({ key }) => String(key)).toSorted()).toEqual(keys.toSorted());
    expect(vouchers.filter(({ state }) => state !== "written")).toEqual([]);
    expect(new Set(vouchers.map(({ picture }) => picture)).size).toBe(keys.length);
    const postings = await ask(
      "select entries.voucher_id, count(*) as n, sum(minor) as sum from entries join postings on postings.entry_id = entries.id where entries.what = 'spent' group by entries.voucher_id",
    );
    expect(postings.map(({ n, sum }) => [Number(n), Number(sum)])).toEqual(keys.map(() => [2, 0]));
    const left = opening - keys.length * minor;
    const balances = await ask("select minor from balances where minor <> 0");
    expect(balances.map((balance) => Number(balance.minor))).toEqual([left, left]);
  },
);
