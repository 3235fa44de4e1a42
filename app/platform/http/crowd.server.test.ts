import { expect, test } from "vitest";
import { withCrowd } from "./crowd.server.ts";

const ask = (method: string) => new Request("https://site.test/", { method });

/** A site whose answers wait until they are let go. */
function aSlowSite(most: { reading: number; writing: number }) {
  const waiting: (() => void)[] = [];
  const answer = withCrowd(() => new Promise((resolve) => waiting.push(() => resolve(new Response("a page")))), most);
  return { answer: (method: string) => answer(ask(method)), waiting };
}

test("who comes when enough are inside is told when to come back, and is let in once somebody has left", async () => {
  const { answer, waiting } = aSlowSite({ reading: 2, writing: 2 });
  const inside = [answer("GET"), answer("HEAD")];
  const refused = await answer("GET");
  expect([refused.status, refused.headers.get("Retry-After"), refused.headers.get("Cache-Control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(await refused.text()).toBe("Many people are here just now. Please try again in a few seconds.");
  waiting.shift()?.();
  expect(await (await inside[0])?.text()).toBe("a page");
  const late = answer("GET");
  for (const go of waiting) go();
  expect((await late).status).toBe(200);
});

test("readers do not keep out those who bring something", async () => {
  const { answer, waiting } = aSlowSite({ reading: 1, writing: 1 });
  const inside = [answer("GET"), answer("POST")];
  expect((await answer("POST")).status).toBe(503);
  for (const go of waiting) go();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200]);
});

test("a request that fails leaves its place", async () => {
  const answer = withCrowd(() => Promise.reject(new Error("broken")), { reading: 1, writing: 1 });
  for (const _time of [1, 2, 3]) await expect(answer(ask("GET"))).rejects.toThrow("broken");
});
