import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { openServer, type ServerLimits } from "../../app/server/http/open-server.server.ts";
import { securityHeaders } from "../../app/server/http/security-headers.ts";

/**
 * Opens the server that ships, with this listener, for this machine alone and until the test is over.
 *
 * @param siteUrl as in the settings
 * @returns its port
 */
export async function listen(listener: RequestListener, siteUrl?: string, limits?: ServerLimits): Promise<number> {
  const server = openServer(listener, securityHeaders(siteUrl), limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return (server.address() as AddressInfo).port;
}

/** A connection that is there; what goes wrong on it later is for the test to see. */
export async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** All that still comes back on a connection, until it ends one way or another. */
export async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // Not `events.once`: a server that will not listen to the end may cut the line after its answer.
  await new Promise((resolve) => socket.once("close", resolve));
  return Buffer.concat(chunks).toString();
}

/** Sends these very bytes, which no well-behaved client would, and gives all that comes back. */
export async function tell(port: number, bytes: string): Promise<string> {
  const socket = await connectTo(port);
  socket.write(bytes);
  return readAll(socket);
}

/** A request as text, after which the server closes. @param head its other lines */
export function requestText(firstLine: string, head: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: "site.test", Connection: "close", ...head });
  return `${firstLine} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

/** The status of an answer as text; undefined for none. */
export function statusOf(answer: string): number | undefined {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return status === undefined ? undefined : Number(status);
}
