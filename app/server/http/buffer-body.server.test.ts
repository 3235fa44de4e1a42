import { expect, test } from "vitest";
import { Arrival, TooSlow } from "./arriving-bodies.ts";
import { bufferBody, type Turn } from "./buffer-body.server.ts";
import { formSize } from "./read-form.server.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://site.test/contact", { method: "POST", body, headers, duplex: "half" } as RequestInit);

/** A streamed body of so many chunks. */
function chunks(count: number, bytes = 1024) {
  const counter = { given: 0, cancelled: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        if (counter.given === count) return controller.close();
        counter.given++;
        controller.enqueue(new Uint8Array(bytes).fill(0x61));
      },
      cancel() {
        counter.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, counter };
}

/** Buffers as a request that is admitted does. @returns what the turn did meanwhile */
async function buffered(request: Request, arrival = new Arrival(0, () => {})) {
  const acts: string[] = [];
  const turn: Turn = {
    leave: () => void acts.push("leave"),
    enterAgain: async () => void acts.push("enter"),
  };
  const { whole, streamed } = await bufferBody(request, arrival);
  return { request: whole ?? streamed?.(turn) ?? request, isWhole: whole !== undefined, arrival, acts };
}

const multipart = { "Content-Type": "multipart/form-data; boundary=b" };

test("a form that has arrived is the same form, with its headers", async () => {
  const { request, isWhole } = await buffered(
    post("a=b", { "Content-Type": "application/x-www-form-urlencoded", Cookie: "x=y" }),
  );
  expect(isWhole).toBe(true);
  expect(await request.text()).toBe("a=b");
  expect([request.headers.get("Content-Type"), request.headers.get("Cookie")]).toEqual([
    "application/x-www-form-urlencoded",
    "x=y",
  ]);
});

test("a photo is read only when the route reads it", async () => {
  const { body, counter } = chunks(200);
  const { request } = await buffered(post(body, { "Content-Length": String(200 * 1024) }));
  expect(counter.given).toBe(0);
  expect(await request.text()).toHaveLength(200 * 1024);
});

test("a body of unknown length is buffered up to the size of a form, without losing a byte", async () => {
  const { body, counter } = chunks(200);
  const { request } = await buffered(post(body));
  expect(counter.given).toBe(formSize.maxBytes / 1024 + 1);
  expect(await request.text()).toBe("a".repeat(200 * 1024));
});

test("a streamed body leaves its turn while bytes arrive and takes it again at its end", async () => {
  const { request, acts, arrival } = await buffered(post(chunks(200).body));
  expect(acts).toEqual([]);
  await request.text();
  expect([new Set(acts.slice(0, -1)), acts.at(-1)]).toEqual([new Set(["leave"]), "enter"]);
  expect(arrival.bytes).toBe(200 * 1024);
});

test("a route that stops reading a body has its turn again", async () => {
  const { body, counter } = chunks(200);
  const { request, acts } = await buffered(post(body));
  const reader = request.body?.getReader();
  for (let count = 0; count < 70; count++) await reader?.read();
  await reader?.cancel();
  expect([acts.at(-1), counter.cancelled]).toEqual(["enter", true]);
});

/** A body that sends its beginning and then nothing. */
function halfABody(text: string) {
  const counter = { cancelled: false };
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel() {
      counter.cancelled = true;
    },
  });
  return { body, counter };
}

test("an ended body is read no further", async () => {
  const { body, counter } = halfABody("half");
  const arrival = new Arrival(0, () => {});
  const buffering = buffered(post(body), arrival);
  await expect.poll(() => arrival.bytes).toBe(4);
  arrival.end();
  await expect(buffering).rejects.toBeInstanceOf(TooSlow);
  expect(counter.cancelled).toBe(true);
});

test("the reader of a form with files gets the text that came before the end", async () => {
  const arrival = new Arrival(0, () => {});
  const buffering = buffered(post(halfABody("the text").body, multipart), arrival);
  await expect.poll(() => arrival.bytes).toBe(8);
  arrival.end();
  const reader = (await buffering).request.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("the text");
  await expect(reader?.read()).rejects.toBeInstanceOf(TooSlow);
});

test("a broken connection is no slow one, and its reader says what did not arrive", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const { request, isWhole } = await buffered(post(body));
  expect(isWhole).toBe(false);
  await expect(request.text()).rejects.toThrow("aborted");
});
