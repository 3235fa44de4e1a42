import type { RequestListener, ServerResponse } from "node:http";
import type { ReadinessCheck } from "./readiness.server.ts";

/**
 * Health checks, before any page, redirect or file: `/health` is liveness, `/ready` is readiness.
 * @param stopping once aborted, not ready: the load balancer sends visitors elsewhere
 */
export function withHealthChecks(ask: ReadinessCheck, stopping: AbortSignal, next: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const [path] = (incoming.url ?? "").split("?");
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (isRead && path === "/health") say(outgoing, undefined);
    else if (isRead && path === "/ready" && stopping.aborted) say(outgoing, "The site is stopping.");
    else if (isRead && path === "/ready") void ask().then((reason) => say(outgoing, reason));
    else next(incoming, outgoing);
  };
}

function say(outgoing: ServerResponse, reason: string | undefined): void {
  outgoing.writeHead(reason === undefined ? 200 : 503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  outgoing.end(`${reason ?? "ok"}\n`);
}
