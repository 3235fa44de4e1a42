import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import proxyAddress from "proxy-addr";
import sirv from "sirv";
import { errorFacts, type Log } from "../log/log.server.ts";
import type { Settings } from "../settings.server.ts";
import { compress } from "./compress.server.ts";

type Answer = (request: Request, address: string) => Promise<Response>;

interface Parts {
  settings: Pick<Settings, "trustedProxies" | "siteUrl">;
  log: Log;
}

/**
 * Makes the listener that Node calls for every request: reads it, has it answered, compresses the answer, sends it.
 * Whatever goes wrong on the way, the visitor gets a sentence and the process lives on.
 */
export function listenerFor(answer: Answer, { settings, log }: Parts): RequestListener {
  const mayForward = proxyAddress.compile(settings.trustedProxies);
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = readRequest(incoming, outgoing, mayForward, settings.siteUrl);
    if (request === undefined) return sendSentence(outgoing, 400, "This address cannot be read.");
    const address = proxyAddress(incoming, mayForward);
    await sendResponse(outgoing, await compress(request, await answer(request, address)));
  };
  return (incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.destroyed) return;
      log.error("request not answered", errorFacts(error));
      if (outgoing.headersSent) outgoing.destroy();
      else sendSentence(outgoing, 500, "Something went wrong on our side. Please try again in a little while.");
    });
  };
}

/** Node's request as a web request; undefined for an address or a method that no web request can have. */
function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  mayForward: (address: string, hop: number) => boolean,
  siteUrl: string | undefined,
): Request | undefined {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);
  try {
    return createRequest(incoming, outgoing, {
      host: site?.host,
      protocol: site?.protocol,
      trustProxy: mayForward(incoming.socket.remoteAddress ?? "", 0),
    });
  } catch {
    return undefined;
  }
}

function sendSentence(outgoing: ServerResponse, status: number, sentence: string): void {
  outgoing.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" });
  outgoing.end(sentence);
}

/**
 * Serves the built files of a folder, each as it was compressed when it was built; everything else goes on.
 * Names under `assets/` are made from the content, so those are kept for a year.
 */
export function withFiles(folder: string, next: RequestListener): RequestListener {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(outgoing, path) {
      outgoing.setHeader("X-Content-Type-Options", "nosniff");
      const kept = path.startsWith("/assets/");
      outgoing.setHeader("Cache-Control", kept ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  return (incoming, outgoing) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") next(incoming, outgoing);
    else serve(incoming, outgoing, () => next(incoming, outgoing));
  };
}

/** A server that gives slow or silent visitors a minute and no more. */
export function openServer(listener: RequestListener): Server {
  return createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 10_000 }, listener);
}
