import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aMessage, makeFirstAdmin, send, startTwo } from "../support/cluster.ts";
import { inDatabase } from "../support/in-database.ts";

describe("two processes behind one port", () => {
  const ends: (() => void | Promise<void>)[] = [];
  let both: Awaited<ReturnType<typeof startTwo>>;
  let Cookie: string;
  beforeAll(async () => {
    both = await startTwo({ TRUSTED_PROXIES: "loopback" }, (end) => ends.push(end));
    Cookie = await makeFirstAdmin(both.site);
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
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

  test("save two writes of the same moment", async () => {
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
});
