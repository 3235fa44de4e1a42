import { expect, test } from "vitest";
import { createLoadShedding, type LoadLimits } from "./load-shedding.server.ts";

/** An app whose answers wait until released, one by one. */
function aSlowSite(most: Partial<LoadLimits>) {
  const waiting: (() => void)[] = [];
  const admit = createLoadShedding({ reading: 4, writing: 4, arriving: 4, ...most });
  const answer = (whole: Request) =>
    new Promise<Response>((resolve) =>
      waiting.push(async () => resolve(new Response((await whole.text()) || "a page"))),
    );
  const ask = (method: string, address = "192.0.2.1", body: BodyInit | null = null, headers = {}) =>
    admit(new Request("https://site.test/", { method, body, headers, duplex: "half" } as RequestInit), address, answer);
  /** Waits for this concurrency. */
  const inside = (count: number) => expect.poll(() => waiting.length).toBe(count);
  return { ask, waiting, inside };
}

/** A half-sent form, completed on release. */
function halfAForm() {
  const rest = Promise.withResolvers<void>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("half ")),
    async pull(controller) {
      await rest.promise;
      controller.enqueue(new TextEncoder().encode("whole"));
      controller.close();
    },
  });
  return { body, finish: rest.resolve };
}

test("a full site tells visitors when to come back, and admits them once one has left", async () => {
  const { ask, waiting } = aSlowSite({ reading: 2 });
  const inside = [ask("GET"), ask("HEAD", "192.0.2.2")];
  const refused = await ask("GET", "192.0.2.3");
  expect([refused.status, refused.headers.get("Retry-After"), refused.headers.get("Cache-Control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(await refused.text()).toBe("Many people are here just now. Please try again in a few seconds.");
  waiting.shift()?.();
  expect(await (await inside[0])?.text()).toBe("a page");
  const late = ask("GET", "192.0.2.3");
  for (const go of waiting) go();
  expect((await late).status).toBe(200);
});

test("readers do not keep out visitors who send forms", async () => {
  const { ask, waiting, inside } = aSlowSite({ reading: 1, writing: 1 });
  const both = [ask("GET"), ask("POST")];
  await inside(2);
  expect((await ask("POST", "192.0.2.2")).status).toBe(503);
  for (const go of waiting) go();
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
});

test("a request that fails leaves its place", async () => {
  const admit = createLoadShedding({ reading: 1, writing: 1, arriving: 1 });
  const broken = () => Promise.reject(new Error("broken"));
  const ask = () => admit(new Request("https://site.test/"), "192.0.2.1", broken);
  for (const _time of [1, 2, 3]) await expect(ask()).rejects.toThrow("broken");
});

test("one network gets half of the places, with any number of IPv6 addresses", async () => {
  const { ask, waiting, inside } = aSlowSite({ reading: 4 });
  const held = [ask("GET", "2001:db8::1"), ask("GET", "2001:db8::2")];
  await inside(2);
  expect((await ask("GET", "2001:db8::ffff:3")).status).toBe(503);
  const neighbour = ask("GET", "2001:db8:0:1::1");
  await inside(3);
  for (const go of waiting) go();
  expect((await Promise.all([...held, neighbour])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("five networks that hold all they may leave a place for another", async () => {
  const { ask, waiting } = aSlowSite({ reading: 100 });
  const held = Array.from({ length: 5 }, (_, number) =>
    Array.from({ length: 100 }, () => ask("GET", `198.51.100.${number}`)),
  ).flat();
  await expect.poll(() => waiting.length).toBeGreaterThan(90);
  const count = waiting.length;
  const late = ask("GET", "203.0.113.1");
  await expect.poll(() => waiting.length).toBe(count + 1);
  for (const go of waiting) go();
  expect((await late).status).toBe(200);
  await Promise.all(held);
});

/** A head that says how much comes. */
const large = { "Content-Length": "500000" };

test.for([
  ["of a form", {}],
  ["of a photo", large],
] as const)("half a body %s holds no place", async ([, headers]) => {
  const { ask, waiting, inside } = aSlowSite({ writing: 6, arriving: 8 });
  const halves = [1, 2, 3].map(halfAForm);
  const slow = halves.map(({ body }) => ask("POST", "192.0.2.1", body, headers));
  // A route that reads a body waits for it.
  await expect.poll(() => waiting.length).toBe("Content-Length" in headers ? 3 : 0);
  for (const go of waiting.splice(0)) go();
  const quick = ask("POST", "192.0.2.2", "quick");
  await inside(1);
  waiting.shift()?.();
  expect(await (await quick).text()).toBe("quick");
  for (const { finish } of halves) finish();
  const goOn = setInterval(() => waiting.shift()?.(), 5);
  const texts = await Promise.all(slow.map(async (answer) => (await answer).text()));
  clearInterval(goOn);
  expect(texts).toEqual(["half whole", "half whole", "half whole"]);
});
