import { describe, expect, test, vi } from "vitest";
import { AppError } from "./errors.ts";
import { formSize, readFields, readForm } from "./read-form.server.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://site.test/contact", { method: "POST", body, headers, duplex: "half" } as RequestInit);

const encoded = { "Content-Type": "application/x-www-form-urlencoded" };

async function refusalOf(request: Request): Promise<string> {
  const refusal: unknown = await readForm(request).catch((reason: unknown) => reason);
  if (!(refusal instanceof AppError)) throw new Error(`It was not refused: ${JSON.stringify(refusal)}`);
  return refusal.data.code;
}

/** An endless streamed body; `given` counts the chunks. */
function chunks(chunk: Uint8Array) {
  const counter = { given: 0, cancelled: false };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      counter.given++;
      controller.enqueue(chunk);
    },
    cancel() {
      counter.cancelled = true;
    },
  };
  // Produces nothing before a read.
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return { body, counter };
}

describe("the fields of a form", () => {
  test("are read as they were typed", async () => {
    const fields = { name: "Ọ̀rẹ́ & Sons", message: "One\r\n\r\nTwo = 2 + 2%", empty: "" };
    expect(await readForm(post(new URLSearchParams(fields)), { texts: ["message"] })).toEqual(fields);
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

  test("are zero in an empty form", async () => {
    expect(await readForm(post("", encoded))).toEqual({});
  });
});

describe("invisible letters", () => {
  test("are left out of a text, and are a space in a line as a line end is; nothing else changes", async () => {
    const body = new URLSearchParams({
      name: "Ada\0\u001bObi\u0085",
      subject: "One\r\nBcc: two\u2028three\tfour",
      message: "One\0\r\n\tTwo\u2028Three",
    });
    expect(await readForm(post(body), { texts: ["message"] })).toEqual({
      name: "Ada Obi ",
      subject: "One Bcc: two three four",
      message: "One\r\n\tTwo\u2028Three",
    });
  });

  test("stay in a password, which is only compared", async () => {
    const password = "four words\tand a tab\u0085";
    expect(await readForm(post(new URLSearchParams({ password })), { secrets: ["password"] })).toEqual({ password });
  });

  test("are marks beyond thirty on one letter, which would take minutes to sort", async () => {
    const { name } = await readForm(post(new URLSearchParams({ name: `o${"\u0323\u0301".repeat(1_000)}n` })));
    expect(name).toBe(`o${"\u0323\u0301".repeat(15)}n`);
  });
});

describe("a form of too many fields is refused", () => {
  const parts = (count: number) =>
    `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`;
  const inParts = { "Content-Type": "multipart/form-data; boundary=b" };

  test.each([
    ["of one name", "a&".repeat(101), encoded],
    ["of many names", Array.from({ length: 101 }, (_, at) => `a${at}=`).join("&"), encoded],
    ["in parts", parts(101), inParts],
    ["in parts with a quoted boundary", parts(101), { "Content-Type": 'multipart/form-data; boundary="b"' }],
  ])("%s", async (_, body, headers) => {
    expect(await refusalOf(post(body, headers))).toBe("tooLarge");
  });

  test("a form with exactly the permitted number is accepted", async () => {
    const all = Array.from({ length: 100 }, () => "x");
    expect(await readFields(post("a=x&".repeat(100), encoded), formSize)).toEqual({ a: all });
    expect(await readFields(post(parts(100), inParts), formSize)).toEqual({ a: all });
  });

  test("before a single field is made of it", async () => {
    const made = vi.spyOn(Response.prototype, "formData");
    await refusalOf(post("a&".repeat(30_000), encoded));
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

test("the work of reading grows with the form, not faster", async () => {
  const size = { maxBytes: 2 ** 20, maxFields: 2_000 };
  const putDown = async (count: number) => {
    let values = 0;
    const { set } = Map.prototype;
    // Copying a list per value would call `set` once per value.
    Map.prototype.set = function (key: unknown, value: unknown) {
      if (key === "walked" && Array.isArray(value)) values += value.length;
      return set.call(this, key, value);
    };
    const fields = await readFields(post("walked=v&".repeat(count), encoded), size).finally(() => {
      Map.prototype.set = set;
    });
    expect(fields.walked).toHaveLength(count);
    return values;
  };
  expect(await putDown(2_000)).toBeLessThan(2.5 * (await putDown(1_000)));
});

describe("a form that is too large is refused", () => {
  test("at once when it says so, and nothing of it is read", async () => {
    const { body, counter } = chunks(new Uint8Array(1024));
    const headers = { ...encoded, "Content-Length": String(formSize.maxBytes + 1) };
    expect(await refusalOf(post(body, headers))).toBe("tooLarge");
    expect(counter.given).toBe(0);
  });

  test("while it comes, when it does not say so, and the rest is not waited for", async () => {
    const { body, counter } = chunks(new Uint8Array(1024).fill(0x61));
    expect(await refusalOf(post(body, encoded))).toBe("tooLarge");
    expect(counter.cancelled).toBe(true);
    expect(counter.given).toBeLessThan(formSize.maxBytes / 1024 + 2);
  });

  test("also when it lies about its length", async () => {
    const headers = { ...encoded, "Content-Length": "7" };
    expect(await refusalOf(post("a".repeat(formSize.maxBytes + 1), headers))).toBe("tooLarge");
    expect(await refusalOf(post("a".repeat(formSize.maxBytes + 1), { ...encoded, "Content-Length": "none" }))).toBe(
      "tooLarge",
    );
  });

  test("except a form of exactly the permitted size", async () => {
    const { a } = await readForm(post(`a=${"x".repeat(formSize.maxBytes - 2)}`, encoded));
    expect(a).toHaveLength(formSize.maxBytes - 2);
  });
});

describe("a body that is no form is refused:", () => {
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
