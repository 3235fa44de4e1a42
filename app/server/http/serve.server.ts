import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import proxyAddress from "proxy-addr";
import sirv from "sirv";
import type { Config } from "../config/config.server.ts";
import { errorFields, type Log } from "../log/log.server.ts";
import { isHost } from "./open-server.server.ts";

type Answer = (request: Request, address: string) => Promise<Response>;

interface Parts {
  config: Pick<Config, "trustedProxies" | "siteUrl">;
  log: Log;
}

/**
 * Makes the listener that Node calls for every request: reads it, has it answered, sends the answer.
 * Whatever goes wrong on the way, the visitor gets a sentence and the process lives on.
 */
export function listenerFor(answer: Answer, { config, log }: Parts): RequestListener {
  const canForward = proxyAddress.compile(config.trustedProxies);
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = readRequest(incoming, outgoing, canForward, config.siteUrl);
    const address = proxyAddress(incoming, canForward);
    const response = request && (await answer(request, address));
    readAway(incoming);
    if (response === undefined) sendSentence(outgoing, 400, "This address cannot be read.");
    else await sendResponse(outgoing, response);
  };
  return (incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.destroyed) return;
      readAway(incoming);
      log.error("request not answered", errorFields(error));
      if (outgoing.headersSent) outgoing.destroy();
      else sendSentence(outgoing, 500, "Something went wrong on our side. Please try again in a little while.");
    });
  };
}

/** Node's request as a web request; undefined for an address or a method that no web request can have. */
function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  canForward: (address: string, hop: number) => boolean,
  siteUrl: string | undefined,
): Request | undefined {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);
  const isForwarded = canForward(incoming.socket.remoteAddress ?? "", 0);
  if (site === undefined && isForwarded && !areHosts(incoming.headers)) return undefined;
  try {
    return createRequest(incoming, outgoing, {
      host: site?.host,
      protocol: site?.protocol,
      trustProxy: isForwarded,
    });
  } catch {
    return undefined;
  }
}

/** A proxy may pass on what a visitor wrote: what it says of the host must be one, whichever header it says it in. */
function areHosts({ "x-forwarded-host": hosts = "", forwarded = "" }: IncomingMessage["headers"]): boolean {
  const named = forwarded.split(/[,;]/).flatMap((part) => /^\s*host\s*=\s*"?([^"]*)"?\s*$/i.exec(part)?.[1] ?? []);
  const all = [...String(hosts).split(","), ...named].map((host) => host.trim());
  return all.every((host) => host === "" || isHost(host));
}

/** More than any picture of a phone, and a film's first seconds: whoever sends on after that loses the connection. */
const longestAway = 48 * 1024 * 1024;

/** Reads on where the answer did not wait for all of the form: a browser looks at it only after sending the rest. */
function readAway(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  let away = 0;
  incoming.removeAllListeners("data");
  incoming.on("data", (chunk: Buffer) => {
    away += chunk.byteLength;
    if (away > longestAway) incoming.destroy();
  });
  incoming.resume();
}

function sendSentence(outgoing: ServerResponse, status: number, sentence: string): void {
  outgoing.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
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
      const kept = path.startsWith("/assets/");
      // A service worker may look after the whole site, though its file lies in a folder.
      if (/\/service-worker-[^/]*\.js/.test(path)) outgoing.setHeader("Service-Worker-Allowed", "/");
      outgoing.setHeader("Cache-Control", kept ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  return (incoming, outgoing) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return next(incoming, outgoing);
    // A range that runs backwards would throw here, where nobody catches; the files are small, so all goes out.
    delete incoming.headers.range;
    outgoing.once("pipe", (file: Readable) => {
      // A build may take a file away under the running site: that visitor's connection ends, and not the process.
      file.once("error", () => outgoing.destroy());
      outgoing.once("close", () => file.destroy());
    });
    serve(incoming, outgoing, () => next(incoming, outgoing));
  };
}
