import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** How long and how much a connection may be. */
export interface ServerLimits {
  /** For the head of a request, in milliseconds. */
  head: number;
  /** For a whole request, in milliseconds: a photograph of ten megabytes takes minutes on a village's network. */
  request: number;
  /** Without a byte in either direction, in milliseconds. */
  silence: number;
  /** Between two requests on one connection, in milliseconds. */
  rest: number;
  /** How often slow requests are looked for, in milliseconds. */
  look: number;
  /** How many connections may be open: a machine of half a gigabyte holds so many at rest with room to work. */
  connections: number;
}

const usualLimits: ServerLimits = {
  head: 20_000,
  request: 300_000,
  silence: 120_000,
  rest: 10_000,
  look: 5_000,
  connections: 1_000,
};

/** The answer that is on its way on a connection. A map of all connections would cost a quarter of the requests a second. */
const answerOf = Symbol("answer");

interface AnsweringSocket extends Socket {
  [answerOf]?: ServerResponse;
}

/** Name or address of a machine, with a port or without one (RFC 9110, section 7.2). */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Names the request one host, and nothing that would change the address around it: `Host: site.test/admin?` turns every
 * path into another one. Two of them may be read differently by the server in front (RFC 9112, section 3.2).
 */
export function isHost(text: string): boolean {
  return hostShape.test(text);
}

function hasOneHost({ rawHeaders, headers: { host } }: IncomingMessage): boolean {
  const names = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === "host");
  return names.length <= 1 && (host === undefined || isHost(host));
}

/** The most that the address and the head of a request may weigh together, in bytes. */
const headBytes = 16 * 1024;

/**
 * A server that nobody holds up: not with a request that never ends, nor with silence, nor with more connections than it
 * can bear. How many requests one connection may carry has no limit: each of them keeps all the others.
 *
 * @param always headers of what it says itself to a request that is none
 */
export function openServer(
  listener: RequestListener,
  always: Record<string, string>,
  limits: ServerLimits = usualLimits,
): Server {
  /** Once nobody new is let in, every answer says that it is the last one on its connection. */
  class Answer extends ServerResponse {
    override writeHead(status: number, ...more: unknown[]): this {
      if (!server.listening) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders?]));
    }
  }
  const server: Server = createServer(
    {
      ServerResponse: Answer,
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.rest,
      connectionsCheckingInterval: limits.look,
      maxHeaderSize: headBytes,
    },
    (incoming, outgoing) => {
      (incoming.socket as AnsweringSocket)[answerOf] = outgoing;
      if (hasOneHost(incoming)) listener(incoming, outgoing);
      else {
        incoming.socket.write(refusalOf("NO_HOST", always));
        incoming.socket.destroySoon();
      }
    },
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.silence;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    const answer = socket[answerOf];
    // In the middle of an answer a second one would be read as part of the first.
    const isMiddle = answer?.headersSent === true && !answer.writableEnded;
    if (!socket.writable || isMiddle || error.code === "ECONNRESET") socket.destroy();
    else {
      socket.write(refusalOf(error.code, always));
      socket.destroySoon();
    }
  });
  return server;
}

/** Sets these headers on every answer that comes from further on. */
export function withHeaders(always: Record<string, string>, next: RequestListener): RequestListener {
  const pairs = Object.entries(always);
  return (incoming, outgoing) => {
    for (const [name, value] of pairs) outgoing.setHeader(name, value);
    next(incoming, outgoing);
  };
}

/** What is said to a request that is none, by the code of Node's parser or our own. */
const sentences: Record<string, [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "This address is too long, or too much came with it."],
  NO_HOST: ["400 Bad Request", "This address cannot be read."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "Too much came with this form."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "This took too long. Check your connection and try again."],
};

function refusalOf(code: string | undefined, always: Record<string, string>): string {
  const [status, sentence] = sentences[code ?? ""] ?? ["400 Bad Request", "This request cannot be read."];
  const head = {
    ...always,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(sentence.length),
    Connection: "close",
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${sentence}`;
}
