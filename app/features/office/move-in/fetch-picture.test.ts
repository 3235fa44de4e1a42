import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fetchPicture, isPublicAddress } from "./fetch-picture.server.ts";

const stopping = new AbortController().signal;
const host = "old.example.org";

/** A server on this machine that stands for the old site. */
async function openOldSite(answer: (path: string) => { status: number; location?: string; body?: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status, location, body = "" } = answer(request.url ?? "");
    response.writeHead(status, location === undefined ? {} : { Location: location }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, at: (path: string) => `http://${host}:${port}${path}` };
}

const open = { resolve: async () => ["127.0.0.1"], isOpen: () => true };

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "fe80::1",
  "fc00::1",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "not an address",
])("%s is no address of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["a host that no admin chose", "https://other.example.org/a.png", "host"],
  ["another port", `https://${host}:8080/a.png`, "closed"],
  ["a password in the address", `https://user:word@${host}/a.png`, "closed"],
  ["another scheme", "file:///etc/passwd", "closed"],
])("%s is not asked", async (_, address, problem) => {
  const resolve = async () => ["93.184.216.34"];
  expect(await fetchPicture(address, { hosts: [host], maxBytes: 100, stopping, resolve })).toBe(problem);
});

test("a chosen host in the own network is not asked", async () => {
  const { asked } = await openOldSite(() => ({ status: 200, body: "secret" }));
  const resolve = async () => ["93.184.216.34", "127.0.0.1"];
  expect(await fetchPicture(`http://${host}/a.png`, { hosts: [host], maxBytes: 100, stopping, resolve })).toBe(
    "closed",
  );
  expect(asked).toEqual([]);
});

test("a redirect to a host that no admin chose is not followed", async () => {
  const { at, asked } = await openOldSite(() => ({ status: 302, location: "http://127.0.0.1/latest/meta-data" }));
  expect(await fetchPicture(at("/a.png"), { hosts: [host], maxBytes: 100, stopping, ...open })).toBe("closed");
  expect(asked).toEqual(["/a.png"]);
});

test("a redirect without end stops", async () => {
  const { at, asked } = await openOldSite((path) => ({ status: 302, location: `${path}a` }));
  expect(await fetchPicture(at("/a"), { hosts: [host], maxBytes: 100, stopping, ...open })).toBe("failed");
  expect(asked).toHaveLength(4);
});

test.each([
  ["a picture", { status: 200, body: "bytes" }, Buffer.from("bytes")],
  ["a missing one", { status: 404 }, "missing"],
  ["a broken site", { status: 500 }, "failed"],
  ["a picture without end", { status: 200, body: "x".repeat(5_000) }, "tooLarge"],
])("%s is answered", async (_, response, result) => {
  const { at } = await openOldSite(() => response);
  expect(await fetchPicture(at("/a.png"), { hosts: [host], maxBytes: 1_000, stopping, ...open })).toEqual(result);
});
