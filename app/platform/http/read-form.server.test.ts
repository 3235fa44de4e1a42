import { describe, expect, test } from "vitest";
import { Refusal, type RefusalCode } from "../refusals.ts";
import { formLimit, readForm } from "./read-form.server.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://site.test/contact", { method: "POST", body, headers, duplex: "half" } as RequestInit);

const encoded = { "Content-Type": "application/x-www-form-urlencoded" };

async function refusalOf(request: Request): Promise<RefusalCode> {
  const refusal: unknown = await readForm(request).catch((reason: unknown) => reason);
  if (!(refusal instanceof Refusal)) throw new Error(`It was not refused: ${JSON.stringify(refusal)}`);
  return refusal.data.code;
}

/** A body that comes piece by piece and never ends; `given` counts the pieces. */
function pieces(piece: Uint8Array) {
  const counter = { given: 0, cancelled: false };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      counter.given++;
      controller.enqueue(piece);
    },
    cancel() {
      counter.cancelled = true;
    },
  };
  // Nothing is prepared before somebody reads.
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return { body, counter };
}

describe("the fields of a form", () => {
  test("are read as they were typed", async () => {
    const fields = { name: "Ọ̀rẹ́ & Sons", message: "One\r\n\r\nTwo = 2 + 2%", empty: "" };
    expect(await readForm(post(new URLSearchParams(fields)))).toEqual(fields);
  });

  test("are read from a form with pictures as well, and the pictures are left out", async () => {
    const data = new FormData();
    data.set("name", "Ọ̀rẹ́");
    data.set("picture", new Blob(["bytes"], { type: "image/jpeg" }), "IMG_0001.jpg");
    expect(await readForm(post(data))).toEqual({ name: "Ọ̀rẹ́" });
  });

  test("count once each: the first one, where a name comes twice", async () => {
    expect(await readForm(post("email=a&email=b&name=c", encoded))).toEqual({ email: "a", name: "c" });
  });

  test("may have names that mean something to JavaScript, and change nothing by it", async () => {
    const fields = await readForm(post("__proto__=x&constructor=y&toString=z", encoded));
    expect(Object.hasOwn(fields, "constructor")).toBe(true);
    expect(fields.toString).toBe("z");
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test("are none in an empty form", async () => {
    expect(await readForm(post("", encoded))).toEqual({});
  });
});

describe("a form that is too large is refused", () => {
  test("at once when it says so, and nothing of it is read", async () => {
    const { body, counter } = pieces(new Uint8Array(1024));
    const headers = { ...encoded, "Content-Length": String(formLimit + 1) };
    expect(await refusalOf(post(body, headers))).toBe("tooLarge");
    expect(counter.given).toBe(0);
  });

  test("while it comes, when it does not say so, and the rest is not waited for", async () => {
    const { body, counter } = pieces(new Uint8Array(1024).fill(0x61));
    expect(await refusalOf(post(body, encoded))).toBe("tooLarge");
    expect(counter.cancelled).toBe(true);
    expect(counter.given).toBeLessThan(formLimit / 1024 + 2);
  });

  test("also when it lies about its length", async () => {
    const headers = { ...encoded, "Content-Length": "7" };
    expect(await refusalOf(post("a".repeat(formLimit + 1), headers))).toBe("tooLarge");
    expect(await refusalOf(post("a".repeat(formLimit + 1), { ...encoded, "Content-Length": "none" }))).toBe("tooLarge");
  });

  test("and one that just fits is read", async () => {
    const { a } = await readForm(post(`a=${"x".repeat(formLimit - 2)}`, encoded));
    expect(a).toHaveLength(formLimit - 2);
  });
});

describe("what is no form is refused:", () => {
  test.each([
    ["JSON", '{"email":"a@example.org"}', "application/json"],
    ["plain text", "email=a@example.org", "text/plain"],
    ["something without a type", "email=a@example.org", ""],
    ["something of a made-up type", "email=a@example.org", "multipart/nonsense; boundary=x"],
    ["a form in parts that names no boundary", "--x\r\n", "multipart/form-data"],
    [
      "a form in parts that breaks off",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      "multipart/form-data; boundary=x",
    ],
    ["a form in parts without any part", "nothing", "multipart/form-data; boundary=x"],
  ])("%s", async (_, body, type) => {
    expect(await refusalOf(post(new TextEncoder().encode(body), { "Content-Type": type }))).toBe("unreadableForm");
  });
});
