import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

interface Asked {
  tags: string[];
  authorization: string | undefined;
}

/**
 * A real CDN purge endpoint on this machine, for one test.
 * @param answers to the first requests, in order: a status, or `silence`; then 200
 */
export async function openCdn(answers: (number | "silence")[] = []) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { tags } = JSON.parse(Buffer.concat(chunks).toString()) as { tags: string[] };
    asked.push({ tags, authorization: request.headers.authorization });
    const answer = answers.shift() ?? 200;
    if (answer !== "silence") response.writeHead(answer, { Location: "/elsewhere" }).end();
  });
  const listen = async (port = 0) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  const port = await listen();
  onTestFinished(close);
  return { url: `http://127.0.0.1:${port}/purge`, asked, close, reopen: () => listen(port) };
}
