import { expect, test } from "vitest";
import { bufferBody, TooSlow } from "./buffer-body.server.ts";
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

test("a form that has arrived is the same form, with its headers", async () => {
  const whole = await bufferBody(post("a=b", { "Content-Type": "application/x-www-form-urlencoded", Cookie: "x=y" }));
  expect(await whole.text()).toBe("a=b");
  expect([whole.headers.get("Content-Type"), whole.headers.get("Cookie")]).toEqual([
    "application/x-www-form-urlencoded",
    "x=y",
  ]);
});

test("a picture is not waited for: nothing of it is read before somebody wants it", async () => {
  const { body, counter } = chunks(200);
  const request = await bufferBody(post(body, { "Content-Length": String(200 * 1024) }));
  expect(counter.given).toBe(0);
  expect(await request.text()).toHaveLength(200 * 1024);
});

test("a body that does not say how long it is is waited for up to the size of a form, and no byte of it is lost", async () => {
  const { body, counter } = chunks(200);
  const request = await bufferBody(post(body));
  expect(counter.given).toBe(formSize.maxBytes / 1024 + 1);
  expect(await request.text()).toBe("a".repeat(200 * 1024));
});

test("a form that never ends is given up, and the rest is not wanted", async () => {
  const counter = { cancelled: false };
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("half")),
    cancel() {
      counter.cancelled = true;
    },
  });
  await expect(bufferBody(post(body), 5)).rejects.toBeInstanceOf(TooSlow);
  expect(counter.cancelled).toBe(true);
});

test("a connection that breaks is no slow one: what reads the form meets the break", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const request = await bufferBody(post(body));
  await expect(request.text()).rejects.toThrow("aborted");
});
