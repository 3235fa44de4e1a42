import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { openServer, type ServerLimits } from "../../app/server/http/open-server.server.ts";
import { securityHeaders } from "../../app/server/http/security-headers.ts";

/**
 * Opens the production server with this listener on localhost, for one test.
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

/** An open connection; the test handles its later errors. */
export async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Reads a connection until it closes or fails. */
export async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // Not `events.once`: a server that stops reading may reset the connection after its answer.
  await new Promise((resolve) => socket.once("close", resolve));
  return Buffer.concat(chunks).toString();
}

/** Sends raw bytes, valid HTTP or not, and returns the whole response. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await connectTo(port);
  socket.write(bytes);
  return readAll(socket);
}

/** A raw request with `Connection: close`. @param head further headers */
export function requestText(firstLine: string, head: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: "site.test", Connection: "close", ...head });
  return `${firstLine} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

/** The status of a raw response, if any. */
export function statusOf(answer: string): number | undefined {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return status === undefined ? undefined : Number(status);
}
