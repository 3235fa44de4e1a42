import { expect, test } from "vitest";
import { takeFiles } from "./take-files.server.ts";

const limits = { maxBytes: 2 * 1024 * 1024, maxFields: 20 };

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
  await expect(read(request)).rejects.toMatchObject({ status: 422 });
});
