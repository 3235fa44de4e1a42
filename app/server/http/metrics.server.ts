import type { IncomingMessage, RequestListener, Server } from "node:http";
import { BlockList } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isSameSecret } from "../auth/is-same-secret.server.ts";
import type { AppContext } from "../context.server.ts";
import { engineOf } from "../db/database.server.ts";
import type { Ages } from "../db/find-ages.server.ts";
import { freeBytes } from "../storage/free-space.server.ts";

type Parts = Pick<AppContext, "config" | "db" | "pageCache">;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Returns true for a request from this machine that no proxy forwards. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => headers[name] !== undefined);
  return !isForwarded && address !== "" && loopback.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

/** Returns true for a request from this machine, or with the token. */
export function canReadMetrics(incoming: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return isLocal(incoming);
  return isSameSecret(incoming.headers.authorization ?? "", `Bearer ${token}`) || isLocal(incoming);
}

/** Counts of this process since its start. */
export interface RequestCounts {
  requests: number;
  failed: number;
}

/**
 * Answers `/metrics` in [OpenMetrics](https://prometheus.io/docs/specs/om/open_metrics_spec/): ten numbers of this
 * process, for requests from this machine or with the token. All others get the response of an unknown page.
 */
export function withMetrics(
  parts: Parts,
  counts: RequestCounts,
  ages: () => Promise<Ages>,
  next: RequestListener,
): RequestListener {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return (incoming, outgoing) => {
    const [path] = (incoming.url ?? "").split("?");
    if (path !== "/metrics" || incoming.method !== "GET" || !canReadMetrics(incoming, parts.config.metricsToken))
      return next(incoming, outgoing);
    const type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    void writeMetrics(parts, counts, ages, delay.percentile(99) / 1e9).then((text) =>
      outgoing.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text),
    );
  };
}

export function countRequests(server: Server, counts: RequestCounts): void {
  server.on("request", (_incoming, outgoing) => {
    counts.requests++;
    outgoing.once("finish", () => {
      if (outgoing.statusCode >= 500) counts.failed++;
    });
  });
}

async function writeMetrics(parts: Parts, counts: RequestCounts, ages: () => Promise<Ages>, delay: number) {
  // During a database outage, the other numbers are needed most.
  const known = await ages().catch(() => undefined);
  const folder = engineOf(parts.db).folder ?? parts.config.root;
  const free = await freeBytes(folder).catch(() => undefined);
  const gauges: [name: string, help: string, value: number | undefined][] = [
    ["uptime_seconds", "Time since the start of this process", process.uptime()],
    ["memory_bytes", "Resident memory of this process", process.memoryUsage.rss()],
    ["event_loop_delay_seconds", "99th percentile of the event loop's delay since the start", delay],
    ["page_cache_bytes", "Cached pages", parts.pageCache.bytes],
    ["disk_free_bytes", "Free on the disk of the database, or of the site", free],
    ["outbox_due_emails", "Emails that are due and not sent", known?.waiting],
    ["outbox_age_seconds", "How long the first of them has been due", known?.waitingSeconds],
    ["backup_age_seconds", "Time since the last good backup", known?.backupSeconds],
  ];
  const counters: [name: string, help: string, value: number][] = [
    ["requests", "Requests", counts.requests],
    ["failed_requests", "Requests that ended in an error of the site", counts.failed],
  ];
  const lines = gauges.flatMap(([name, help, value]) =>
    value === undefined ? [] : metric(name, help, "gauge", `tabasamu_${name}`, value),
  );
  for (const [name, help, value] of counters)
    lines.push(...metric(name, help, "counter", `tabasamu_${name}_total`, value));
  return `${lines.join("\n")}\n# EOF\n`;
}

const metric = (name: string, help: string, type: string, sample: string, value: number): string[] => [
  `# TYPE tabasamu_${name} ${type}`,
  `# HELP tabasamu_${name} ${help}.`,
  `${sample} ${value}`,
];
