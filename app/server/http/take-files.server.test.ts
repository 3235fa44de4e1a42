import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { numbersFrom } from "../../../tests/support/random-numbers.ts";
import { openLog } from "../log/log.server.ts";
import { takeFiles } from "./take-files.server.ts";

const limits = { maxBytes: 2 * 1024 * 1024, address: "192.0.2.1", log: openLog("error", () => {}) };

const inPieces = (pieces: Buffer[], border: string): Request => {
  const headers = { "Content-Type": `multipart/form-data; boundary=${border}` };
  const body = Readable.toWeb(Readable.from(pieces));
  return new Request("https://site.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
};

/** A body of bytes, which may be left in its middle. */
const asSent = async (request: Request): Promise<Request> =>
  new Request(request.url, { method: "POST", body: await request.clone().bytes(), headers: request.headers });

/** A body in pieces of a network: the platform's own body of `FormData` fails when it is left in its middle. */
async function asArriving(request: Request): Promise<Request> {
  const bytes = Buffer.from(await request.clone().bytes());
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536));
      controller.close();
    },
  });
  return new Request(request.url, { method: "POST", body, headers: request.headers, duplex: "half" } as RequestInit);
}

/** Files in memory, which show if they are kept or removed. */
function aFolder(writes = Number.POSITIVE_INFINITY) {
  const open = new Set<Buffer[]>();
  let written = 0;
  const begin = async () => {
    const pieces: Buffer[] = [];
    open.add(pieces);
    return {
      content: () => Buffer.concat(pieces),
      async write(bytes: Uint8Array) {
        if (++written > writes) throw new Error("The disk is full.");
        pieces.push(Buffer.from(bytes));
      },
      async end() {},
      async drop() {
        open.delete(pieces);
      },
    };
  };
  return { begin, open };
}

const formOf = (sizes: number[]): Request => {
  const body = new FormData();
  body.append("story", "What was seen.");
  for (const size of sizes) body.append("files", new Blob([new Uint8Array(size).fill(size % 251)]), "a.jpg");
  return new Request("https://site.test/", { method: "POST", body });
};

async function taking(request: Request, more: { isTextOnly?: boolean; writes?: number; address?: string } = {}) {
  const { begin, open } = aFolder(more.writes);
  const sent = request.headers.get("Content-Type")?.includes("formdata") ? await asArriving(request) : request;
  const taken = await takeFiles(sent, { ...limits, ...more, begin }, async ({ request: text, files, problem }) => {
    expect(open.size).toBe(files.length);
    return { story: (await text.formData()).get("story"), files: files.map((file) => file.content()), problem };
  });
  // Files that the work did not keep are removed.
  expect(open.size).toBe(0);
  return taken;
}

async function read(...asked: Parameters<typeof taking>) {
  const { files, ...said } = await taking(...asked);
  return { ...said, sizes: files.map(({ length }) => length) };
}

const story = "What was seen.";

test("files are taken out of a form, which keeps its text", async () => {
  expect(await read(formOf([3, 0, 900_000]))).toEqual({ story, sizes: [3, 900_000], problem: undefined });
  const plain = new Request("https://site.test/", { method: "POST", body: new URLSearchParams({ story }) });
  expect(await read(plain)).toEqual({ story, sizes: [], problem: undefined });
});

test("a body beyond the limit loses its files and keeps its text", async () => {
  expect(await read(formOf([3, 3_000_000]))).toEqual({ story, sizes: [], problem: "tooLarge" });
  expect(await read(formOf([1_000_000]), { isTextOnly: true })).toEqual({ story, sizes: [], problem: "busy" });
});

test("a full disk loses the files of a form and keeps its text", async () => {
  expect(await read(formOf([3, 900_000, 3]), { writes: 2 })).toEqual({ story, sizes: [], problem: "busy" });
});

test("a form is read the same in pieces of any size, a cut one without files", async () => {
  const random = numbersFrom(28);
  const anyBytes = (count: number) => Array.from({ length: count }, () => String.fromCharCode(random(256))).join("");
  for (let round = 0; round < 300; round++) {
    const border = ["b", "-b-b"][random(2)] ?? "";
    const almostBorders = [`\r\n--${border.slice(0, -1)}`, "\r", "\r\n\r\n--"];
    const files = Array.from(
      { length: 1 + random(3) },
      () => [anyBytes(1 + random(90)), ...almostBorders][random(4)] ?? "",
    );
    const head = `--${border}\r\nContent-Disposition: form-data; name=`;
    const parts = files.map((file) => `${head}"files"; filename="a"\r\n\r\n${file}\r\n`);
    const whole = Buffer.from(`${head}"story"\r\n\r\n${story}\r\n${parts.join("")}--${border}--\r\n`, "latin1");
    const isCut = random(3) === 0;
    const sent = whole.subarray(0, isCut ? whole.length - `--${border}--\r\n`.length - random(20) : whole.length);
    const pieces: Buffer[] = [];
    for (let at = 0, length = 0; at < sent.length; at += length) {
      length = 1 + random([1, 2, 30, 400][random(4)] ?? 1);
      pieces.push(sent.subarray(at, at + length));
    }
    const taken = await taking(inPieces(pieces, border));
    // A cut may take no more than the dashes that end the form.
    expect(taken).toMatchObject({ story, problem: isCut ? "busy" : undefined });
    expect(taken.files.map((file) => file.toString("latin1"))).toEqual(isCut ? [] : files);
  }
});

test("a text beyond a form's size is refused by its bytes, before anything decodes it", async () => {
  const long = (bytes: number, name = "story") => {
    const body = new FormData();
    body.append(name, '"'.repeat(bytes));
    body.append("files", new Blob(["x"]), "a.jpg");
    return new Request("https://site.test/", { method: "POST", body });
  };
  expect((await read(long(60_000))).story).toHaveLength(60_000);
  for (const bytes of [70_000, 1_900_000])
    await expect(read(await asSent(long(bytes)))).rejects.toMatchObject({ status: 413 });
  // The limit covers several fields together, whatever their names.
  const many = new FormData();
  for (let number = 0; number < 100; number++) many.append(`field ${number}`, "x".repeat(900));
  const request = new Request("https://site.test/", { method: "POST", body: many });
  await expect(read(await asSent(request))).rejects.toMatchObject({ status: 413 });
});

test("any number of files leaves the text, and bytes like a boundary end no file", async () => {
  const { story: told, sizes } = await read(formOf(Array.from({ length: 150 }, () => 10)));
  expect([told, sizes.length]).toEqual([story, 100]);
  const head = "--b\r\nContent-Disposition: form-data; name=";
  const body = `${head}"story"\r\n\r\nWhat\r\n${head}"files"; filename="a"\r\n\r\none--b two --bc\r\n--b--\r\n`;
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const request = new Request("https://site.test/", { method: "POST", body, headers });
  expect(await read(request)).toEqual({ story: "What", sizes: [15], problem: undefined });
});

/** A form whose text is whole, and whose file sends its beginning. */
function halfAFile() {
  let controller: ReadableStreamDefaultController | undefined;
  const part = "--x\r\nContent-Disposition: form-data; name=";
  const body = new ReadableStream({
    start(given) {
      controller = given;
      given.enqueue(Buffer.from(`${part}"story"\r\n\r\n${story}\r\n${part}"files"; filename="a"\r\n\r\nhalf a file`));
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const request = new Request("https://site.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  return { request, breakOff: () => controller?.error(new Error("gone")) };
}

test("a file that breaks off loses the files and keeps the text", async () => {
  const { request, breakOff } = halfAFile();
  const taken = read(request);
  setTimeout(breakOff, 10);
  expect(await taken).toEqual({ story, sizes: [], problem: "busy" });
});

test("a text that breaks off is refused", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="story"\r\n\r\nWhat'));
      setTimeout(() => controller.error(new Error("gone")), 10);
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const request = new Request("https://site.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  await expect(read(request)).rejects.toThrow("gone");
});

test("without room for files a form keeps its text, and one network alone takes half of the room", async () => {
  const held = Array.from({ length: 50 }, halfAFile);
  const waiting = held.map(({ request }) => read(request, { address: "192.0.2.1" }));
  await expect
    .poll(() => read(formOf([900_000]), { address: "192.0.2.1" }))
    .toEqual({ story, sizes: [], problem: "busy" });
  expect(await read(formOf([900_000]), { address: "198.51.100.1" })).toMatchObject({ problem: undefined });
  for (const { breakOff } of held) breakOff();
  for (const taken of await Promise.all(waiting)) expect(taken).toEqual({ story, sizes: [], problem: "busy" });
  expect(await read(formOf([900_000]), { address: "192.0.2.1" })).toMatchObject({ problem: undefined });
});

test("a form that has not begun after some kilobytes is refused, and no more of it is read", async () => {
  const given: number[] = [];
  const body = new ReadableStream({
    pull(controller) {
      given.push(controller.enqueue(new Uint8Array(1_024)) ?? 1_024);
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const request = new Request("https://site.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  await expect(read(request)).rejects.toMatchObject({ status: 400 });
  expect(given.length).toBeLessThan(10);
});

test.each([
  ["no border", "multipart/form-data"],
  ["another border", "multipart/form-data; boundary=y"],
])("a damaged form is refused: %s", async (_, type) => {
  const request = new Request("https://site.test/", {
    method: "POST",
    body: "--x\r\n",
    headers: { "Content-Type": type },
  });
  await expect(read(request)).rejects.toMatchObject({ status: 400 });
});

test("a form of more parts than any has is refused, also where they are empty", async () => {
  await expect(taking(formOf(Array.from({ length: 998 }, () => 0)))).resolves.toMatchObject({ files: [] });
  const many = await asSent(formOf(Array.from({ length: 1_000 }, () => 0)));
  await expect(taking(many)).rejects.toMatchObject({
    data: { code: "tooLarge" },
  });
});
