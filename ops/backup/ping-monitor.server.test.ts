import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { pingMonitor } from "./ping-monitor.server.ts";

async function startMonitor(statuses: number[]) {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    outgoing.writeHead(statuses.shift() ?? 500).end("a long answer");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ping = () => pingMonitor(`http://127.0.0.1:${port}/ping/1234`, new AbortController().signal, [0, 1, 1]);
  return { asked, ping };
}

test("a monitor that is away for a moment is asked again", async () => {
  const { asked, ping } = await startMonitor([503, 200]);
  expect(await ping()).toBe(true);
  expect(asked).toEqual(["GET /ping/1234", "GET /ping/1234"]);
});

test("a monitor that takes nothing is given up after three tries", async () => {
  const { asked, ping } = await startMonitor([]);
  expect(await ping()).toBe(false);
  expect(asked).toHaveLength(3);
});
