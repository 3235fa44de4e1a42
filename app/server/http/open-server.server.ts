import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { serverErrors } from "content/server-errors.ts";
import { withLatestClock } from "../clock/clock-scope.server.ts";
import { longestArrivalMs } from "./arriving-bodies.ts";

const defaultLimits = {
  head: 20_000,
  /** Timeout of a complete request: longer than that of its body, whose reader can answer and keep the text. */
  request: longestArrivalMs + 30_000,
  /** Timeout without a byte in either direction, except while a body arrives. */
  silence: 120_000,
  keepAliveMs: 10_000,
  look: 5_000,
  /** Maximum number of open connections. If all are idle, a machine with half a gigabyte still has memory to work. */
  connections: 1_000,
};

export type ServerLimits = typeof defaultLimits;

/** Key of a connection's current response. A map of all connections would cost a quarter of the throughput. */
const answerOf = Symbol("answer");

interface AnsweringSocket extends Socket {
  [answerOf]?: ServerResponse;
}

/**
 * Returns true for one host with an optional port ([RFC 9110, section
 * 7.2](https://www.rfc-editor.org/rfc/rfc9110#section-7.2)). `Host: site.test/admin?` would turn every path into
 * another one. A reverse proxy may read two hosts differently ([RFC 9112, section
 * 3.2](https://www.rfc-editor.org/rfc/rfc9112#section-3.2)).
 */
export const isHost = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text);

function hasOneHost({ rawHeaders, headers: { host } }: IncomingMessage): boolean {
  const names = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host");
  return names.length <= 1 && (host === undefined || isHost(host));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Maximum size of request line and headers (bytes). */
const headBytes = 16 * 1024;

/**
 * Opens the HTTP server, which limits slow requests, silent connections and their number. The limits apply to each
 * request on a connection.
 * @param always headers of its responses to malformed requests
 */
export function openServer(listener: RequestListener, always: Record<string, string>, limits = defaultLimits): Server {
  /** A response that says `Connection: close` during shutdown. */
  class Answer extends ServerResponse {
    override writeHead(status: number, ...more: unknown[]): this {
      if (!server.listening) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders?]));
    }
  }
  const refuse = (socket: Socket, code?: string) => {
    socket.write(refusalOf(code, always));
    socket.destroySoon();
  };
  const server: Server = createServer(
    {
      ServerResponse: Answer,
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.look,
      maxHeaderSize: headBytes,
    },
    (incoming, outgoing) => {
      (incoming.socket as AnsweringSocket)[answerOf] = outgoing;
      if (hasBody(incoming)) {
        incoming.socket.setTimeout(limits.request);
        incoming.once("end", () => incoming.socket.setTimeout(limits.silence));
      }
      if (hasOneHost(incoming)) listener(incoming, outgoing);
      else refuse(incoming.socket, "NO_HOST");
    },
  );
  // Node would reject the newest connection; here, an idle one is closed for it.
  server.maxConnections = limits.connections + 1;
  const open = new Set<AnsweringSocket>();
  server.on("connection", (socket: AnsweringSocket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (open.size > limits.connections) (oldestIdle(open) ?? socket).destroy();
  });
  server.timeout = limits.silence;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    const answer = socket[answerOf];
    // During a response, a second response would be read as part of the first.
    const isMiddle = answer?.headersSent === true && !answer.writableEnded;
    if (!socket.writable || isMiddle || error.code === "ECONNRESET") socket.destroy();
    else refuse(socket, error.code);
  });
  return server;
}

/** Returns the connection that has been idle longest; never the newest, whose request is about to come. */
function oldestIdle(open: Set<AnsweringSocket>): AnsweringSocket | undefined {
  const [newest] = [...open].slice(-1);
  for (const socket of open) {
    const isIdle = socket[answerOf] === undefined || socket[answerOf].writableFinished;
    if (isIdle && socket !== newest) return socket;
  }
  return undefined;
}

/** Sets these headers on every response. */
export function withHeaders(always: Record<string, string>, next: RequestListener): RequestListener {
  const pairs = Object.entries(always);
  return (incoming, outgoing) => {
    for (const [name, value] of pairs) outgoing.setHeader(name, value);
    next(incoming, outgoing);
  };
}

/** Responses to malformed requests, by error code of Node's parser or of this server. */
const sentences: Record<
  string,
  [status: string, sentence: "longAddress" | "longForm" | "tooSlow" | "unreadableAddress"]
> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "longAddress"],
  NO_HOST: ["400 Bad Request", "unreadableAddress"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "longForm"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "tooSlow"],
};

function refusalOf(code: string | undefined, always: Record<string, string>): string {
  const [status, key] = sentences[code ?? ""] ?? (["400 Bad Request", "unreadableRequest"] as const);
  const sentence = withLatestClock(() => serverErrors[key]);
  const head = {
    ...always,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(sentence)),
    Connection: "close",
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${sentence}`;
}
