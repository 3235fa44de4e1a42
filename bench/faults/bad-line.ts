import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

interface Line {
  /** Bytes per second in each direction; undefined for no limit. */
  speed: number | undefined;
  /** Every nth request is lost, alternately before it reaches the site and after its response; 0 for none. */
  loseEvery: number;
}

/** Opens a proxy that behaves like a poor mobile connection: slow, and some requests are lost. */
export async function openBadLine(site: string) {
  const line: Line = { speed: undefined, loseEvery: 0 };
  let requests = 0;
  let lost = 0;
  const server = createServer(async (incoming, outgoing) => {
    // Counts only while the connection is poor.
    if (line.loseEvery > 0) requests++;
    const isLost = line.loseEvery > 0 && requests % line.loseEvery === 0;
    if (isLost) lost++;
    const isAnswerLost = isLost && lost % 2 === 0;
    try {
      if (isLost && !isAnswerLost) return incoming.socket.destroy();
      const body = await readSlowly(incoming, line.speed);
      const answer = await ask(site, incoming, body);
      const bytes = await readSlowly(answer, undefined);
      if (isAnswerLost) return incoming.socket.destroy();
      await sendSlowly(outgoing, answer, bytes, line.speed);
    } catch {
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    line,
    counts: () => ({ requests, lost }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readSlowly(source: IncomingMessage, speed: number | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (speed !== undefined) await pause((chunk.byteLength / speed) * 1_000);
  }
  return Buffer.concat(chunks);
}

function ask(site: string, { url = "/", method, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(`${site}${url}`, { method, headers }, resolve);
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Sends one second's bytes at a time. */
async function sendSlowly(outgoing: ServerResponse, answer: IncomingMessage, bytes: Buffer, speed?: number) {
  const { "transfer-encoding": _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  for (let start = 0; speed !== undefined && start < bytes.byteLength; start += speed) {
    const piece = bytes.subarray(start, start + speed);
    await pause((piece.byteLength / speed) * 1_000);
    outgoing.write(piece);
  }
  outgoing.end(speed === undefined ? bytes : undefined);
}
