import { expect, test } from "vitest";
import { takeFiles } from "./take-files.server.ts";

const limits = { maxBytes: 2 * 1024 * 1024 };

const formOf = (sizes: number[]): Request => {
  const body = new FormData();
  body.append("story", "What was seen.");
  for (const size of sizes) body.append("files", new Blob([new Uint8Array(size).fill(size % 251)]), "a.jpg");
  return new Request("https://site.test/", { method: "POST", body });
};

const read = async (request: Request, more = {}) => {
  const { request: text, files, problem } = await takeFiles(request, { ...limits, ...more });
  return { story: (await text.formData()).get("story"), sizes: files.map(({ length }) => length), problem };
};

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

test("a text beyond a form's size is refused by its bytes, before anything decodes it", async () => {
  const long = (bytes: number, name = "story") => {
    const body = new FormData();
    body.append(name, '"'.repeat(bytes));
    body.append("files", new Blob(["x"]), "a.jpg");
    return new Request("https://site.test/", { method: "POST", body });
  };
  expect((await read(long(60_000))).story).toHaveLength(60_000);
  for (const bytes of [70_000, 1_900_000]) await expect(read(long(bytes))).rejects.toMatchObject({ status: 413 });
  // Of several fields together, whatever they are called.
  const many = new FormData();
  for (let number = 0; number < 100; number++) many.append(`field ${number}`, "x".repeat(900));
  const request = new Request("https://site.test/", { method: "POST", body: many });
  await expect(read(request)).rejects.toMatchObject({ status: 413 });
});

test("any number of files keeps no text out, and bytes like a border in a file end none", async () => {
  const { story: told, sizes } = await read(formOf(Array.from({ length: 150 }, () => 10)));
  expect([told, sizes.length]).toEqual([story, 100]);
  const head = "--b\r\nContent-Disposition: form-data; name=";
  const body = `${head}"story"\r\n\r\nWhat\r\n${head}"files"; filename="a"\r\n\r\none--b two --bc\r\n--b--\r\n`;
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const request = new Request("https://site.test/", { method: "POST", body, headers });
  expect(await read(request)).toEqual({ story: "What", sizes: [15], problem: undefined });
});

test("slow bodies take some places, and not all", async () => {
  const open: ReadableStreamDefaultController[] = [];
  const slow = () => {
    const body = new ReadableStream({ start: (controller) => void open.push(controller) });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    return new Request("https://site.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  };
  const waiting = Array.from({ length: 24 }, () => read(slow()).catch(() => "over"));
  // A fourth one in memory is one too many; a twenty-fifth is not read at all.
  await expect(read(slow())).rejects.toMatchObject({ status: 503 });
  for (const controller of open) controller.error(new Error("gone"));
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["over"]));
  expect(await read(formOf([900_000]))).toMatchObject({ problem: undefined });
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
