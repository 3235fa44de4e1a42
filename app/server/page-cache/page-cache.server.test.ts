import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { CachedPage } from "./cached-page.server.ts";
import { createPageCache } from "./page-cache.server.ts";
import { SharedAnswer } from "./shared-answer.server.ts";

/** Returns the page of one waiting visitor. @throws for a cached page */
function asked(made: CachedPage | SharedAnswer, init: RequestInit = {}): Promise<Response> {
  if (!(made instanceof SharedAnswer)) throw new Error("It was cached.");
  return made.responseFor(new Request("https://site.test/", init));
}

const never = async () => new Date("2999-01-01T00:00:00Z");

function openStore(most?: number) {
  const clock = { at: new Date("2026-03-10T09:00:00Z"), now: () => clock.at };
  const store = createPageCache(clock, most);
  let renders = 0;
  const page =
    (text: string, status = 200) =>
    async () => {
      renders++;
      await wait(5);
      return new Response(text, { status, headers: { "Content-Type": "text/html" } });
    };
  const text = (kept: CachedPage | undefined) => kept?.plain.body.toString();
  return { clock, store, page, text, renders: () => renders };
}

describe("a page", () => {
  test("that cannot be cached is rendered once for all waiting requests", async () => {
    const { store: pages } = openStore();
    const render = async () => new Response("The site is away.", { status: 503, headers: { "Retry-After": "5" } });
    const away = async () => Promise.reject(new Error("the database is away"));
    const answers = await Promise.all(Array.from({ length: 60 }, () => pages.render("/", render, away)));
    const read = await Promise.all(
      answers.map(async (made) => {
        const answer = await asked(made);
        return [answer.status, answer.headers.get("Retry-After"), await answer.text()];
      }),
    );
    expect(read).toEqual(Array.from({ length: 60 }, () => [503, "5", "The site is away."]));
  });

  test("that cannot be cached is compressed for each visitor by their encoding", async () => {
    const { store, page } = openStore();
    const long = "nope ".repeat(1_000);
    const made = await store.render("/nope", page(long, 404), never);
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
      ["identity", (bytes: Buffer) => bytes],
    ] as const)
      for (let time = 0; time < 2; time++) {
        const answer = await asked(made, { headers: { "Accept-Encoding": encoding } });
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect([answer.status, answer.headers.get("Content-Length")]).toEqual([404, String(bytes.length)]);
        expect(answer.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
        expect(decompress(bytes).toString()).toBe(long);
      }
    expect((await asked(made, { method: "HEAD" })).body).toBeNull();
  });

  test("is rendered once for simultaneous requests, and cached for the next", async () => {
    const { store, page, text, renders } = openStore();
    const waiting = Array.from({ length: 50 }, () => store.render("/", page("home"), never));
    for (const made of await Promise.all(waiting)) expect(text(made as CachedPage)).toBe("home");
    expect(renders()).toBe(1);
    expect(text(store.find("/"))).toBe("home");
  });

  test("is removed at each change; a render that began before the change is not cached", async () => {
    const { store, page, text, renders } = openStore();
    const old = store.render("/", page("old"), never);
    store.invalidate();
    const fresh = store.render("/", page("new"), never);
    expect(text((await old) as CachedPage)).toBe("old");
    expect(text((await fresh) as CachedPage)).toBe("new");
    expect([renders(), text(store.find("/"))]).toEqual([2, "new"]);
  });

  test("is gone at its moment", async () => {
    const { store, clock, page } = openStore();
    await store.render("/", page("home"), async () => new Date("2026-03-10T10:00:00Z"));
    clock.at = new Date("2026-03-10T09:59:59Z");
    expect(store.find("/")).toBeDefined();
    clock.at = new Date("2026-03-10T10:00:00Z");
    expect(store.find("/")).toBeUndefined();
    expect(store.bytes).toBe(0);
  });

  test("with an error or a cookie is not cached, but answers each waiting request", async () => {
    const { store, page } = openStore();
    const answers = await Promise.all([1, 2].map(() => store.render("/nope", page("nope", 404), never)));
    const texts = answers.map(async (answer) => (await asked(answer)).text());
    expect(await Promise.all(texts)).toEqual(["nope", "nope"]);
    const personal = async () => new Response("mine", { headers: { "Set-Cookie": "a=b" } });
    await store.render("/", personal, never);
    expect([store.find("/nope"), store.find("/"), store.bytes]).toEqual([undefined, undefined, 0]);
  });

  test("is sent and not cached if its lifetime is unknown", async () => {
    const { store, page } = openStore();
    const answer = await store.render("/", page("home"), () => Promise.reject(new Error("The database is gone.")));
    expect([await (await asked(answer)).text(), store.find("/")]).toEqual(["home", undefined]);
  });

  test("that cannot be rendered is tried again by the next request", async () => {
    const { store, page, text } = openStore();
    await expect(store.render("/", () => Promise.reject(new Error("no")), never)).rejects.toThrow("no");
    expect(text((await store.render("/", page("home"), never)) as CachedPage)).toBe("home");
  });
});

test("memory is bounded: the page without a request for the longest goes first", async () => {
  const { store, page } = openStore(100_000);
  const large = "x".repeat(20_000);
  for (const key of ["/a", "/b"]) await store.render(key, page(large), never);
  store.find("/a");
  await store.render("/c", page(large), never);
  expect([store.find("/a"), store.find("/b"), store.find("/c")].map((one) => one !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(store.bytes).toBeLessThanOrEqual(100_000);
});
