import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { serverErrors } from "content/server-errors.ts";
import proxyAddress from "proxy-addr";
import type { Config } from "../config/config.server.ts";
import { errorFields, type Log } from "../log/log.server.ts";
import { isHost } from "./open-server.server.ts";
import { isInCrumbs } from "./read-body.server.ts";

/** Returns Node's request listener. After any error the visitor gets a message, and the process continues. */
export function listenerFor(
  answer: (request: Request, address: string) => Promise<Response>,
  { config, log }: { config: Pick<Config, "trustedProxies" | "siteUrl">; log: Log },
): RequestListener {
  const canForward = proxyAddress.compile(config.trustedProxies);
  const site = config.siteUrl === undefined ? undefined : new URL(config.siteUrl);
  /** Converts a request; undefined for an invalid URL or method. */
  const readRequest = (incoming: IncomingMessage, outgoing: ServerResponse): Request | undefined => {
    const trustProxy = canForward(incoming.socket.remoteAddress ?? "", 0);
    if (site === undefined && trustProxy && !areHosts(incoming.headers)) return undefined;
    try {
      return createRequest(incoming, outgoing, { host: site?.host, protocol: site?.protocol, trustProxy });
    } catch {
      return undefined;
    }
  };
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = readRequest(incoming, outgoing);
    const address = proxyAddress(incoming, canForward);
    const response = request && (await answer(request, address));
    readAway(incoming);
    if (response === undefined) sendSentence(outgoing, 400, serverErrors.unreadableAddress);
    else await sendResponse(outgoing, response);
  };
  return (incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.destroyed) return;
      readAway(incoming);
      log.error("request not answered", errorFields(error));
      if (outgoing.headersSent) outgoing.destroy();
      else sendSentence(outgoing, 500, serverErrors.notAnswered);
    });
  };
}

/** Checks that each forwarded host is valid, because a proxy may pass on headers of the visitor. */
function areHosts({ "x-forwarded-host": hosts = "", forwarded = "" }: IncomingMessage["headers"]): boolean {
  const named = forwarded.split(/[,;]/).flatMap((part) => {
    const [name = "", host = ""] = part.split("=", 2);
    return name.trim().toLowerCase() === "host" ? host.replaceAll('"', "") : [];
  });
  const all = [...String(hosts).split(","), ...named].map((host) => host.trim());
  return all.every((host) => host === "" || isHost(host));
}

/**
 * Maximum number of unread bytes: more than any phone's picture, and the first seconds of a video. Beyond them, the
 * connection is closed.
 */
const maxUnreadBytes = 48 * 1024 * 1024;

/**
 * Discards the rest of a form after an early response, because browsers read the response only after sending
 * everything.
 */
function readAway(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  let away = 0;
  let pieces = 0;
  incoming.removeAllListeners("data");
  incoming.on("data", (chunk: Buffer) => {
    away += chunk.byteLength;
    if (away > maxUnreadBytes || isInCrumbs(++pieces, away)) incoming.destroy();
  });
  incoming.resume();
}

function sendSentence(outgoing: ServerResponse, status: number, sentence: string): void {
  outgoing.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(sentence);
}
