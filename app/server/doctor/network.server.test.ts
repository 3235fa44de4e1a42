import { createServer } from "node:http";
import { expect, test } from "vitest";
import { codeOf } from "./network.server.ts";

test("an error says what happened: refused, or no answer in time", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as { port: number };
  const asked = () =>
    fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(200) }).then(() => "answered", codeOf);
  expect(await asked()).toBe("ETIMEDOUT");
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  expect(await asked()).toBe("ECONNREFUSED");
  expect(codeOf(new Error("other"))).toBe("unknown");
});
