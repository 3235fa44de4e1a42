import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { putArchive } from "../../../tests/support/archives.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import { readConfig } from "../config/config.server.ts";
import type { AppContext } from "../context.server.ts";
import { agesOf } from "../db/find-ages.server.ts";
import { createPageCache } from "../page-cache/page-cache.server.ts";
import { agesAsLines } from "./health-checks.server.ts";
import { countRequests, withMetrics } from "./metrics.server.ts";

const token = "a-token-of-a-monitor";
const now = new Date("2026-03-10T09:00:00.000Z");
const clock = { now: () => now };

async function open() {
  const config = readConfig({ SESSION_SECRET: "x".repeat(32), METRICS_TOKEN: token }, temporaryFolder());
  const db = await openNewDatabase();
  const ages = agesOf({ db, clock, config } as AppContext);
  const counts = { requests: 0, failed: 0 };
  const parts = { config, db, pageCache: createPageCache(clock) };
  const server = createServer(
    withMetrics(parts, counts, ages, (_incoming, outgoing) => outgoing.writeHead(500).end("a page")),
  );
  countRequests(server, counts);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (headers: IncomingHttpHeaders = {}) =>
    new Promise<string>((resolve, reject) => {
      request({ port, path: "/metrics", headers, agent: false }, (answer) => resolve(text(answer)))
        .on("error", reject)
        .end();
    });
  return { ask, db, ages, config };
}

test("this machine reads ten numbers, of which each has its name, its kind and its help", async () => {
  const { ask, config } = await open();
  putArchive(config, "2026-03-10T08:00:00.000Z");
  // Through a proxy without the token: an unknown page, which fails here.
  expect(await ask({ "x-forwarded-for": "203.0.113.7" })).toBe("a page");
  expect(await ask({ "x-forwarded-for": "203.0.113.7", authorization: "Bearer another-word-of-letters" })).toBe(
    "a page",
  );
  const read = await ask({ "x-forwarded-for": "203.0.113.7", authorization: `Bearer ${token}` });
  const lines = read.trimEnd().split("\n");
  expect(lines.at(-1)).toBe("# EOF");
  const samples = lines.filter((line) => !line.startsWith("#"));
  expect(samples).toHaveLength(10);
  for (const sample of samples) {
    const [, name = ""] = /^(tabasamu_[a-z_]+?)(?:_total)? [\d.e+-]+$/.exec(sample) ?? [sample];
    expect(read).toMatch(new RegExp(`^# TYPE ${name} (?:gauge|counter)$`, "m"));
    expect(read).toMatch(new RegExp(`^# HELP ${name} .+\\.$`, "m"));
  }
  expect(samples).toContain("tabasamu_backup_age_seconds 3600");
  expect(samples).toContain("tabasamu_failed_requests_total 2");
  expect(await ask()).toContain("tabasamu_requests_total 4");
});

test("/ready tells people how old the outbox and the last backup are", async () => {
  const { db, ages } = await open();
  await db
    .insertInto("outbox_emails")
    .values({
      kind: "a",
      recipient: "a@example.org",
      subject: "a",
      text: "",
      html: "",
      headers: "{}",
      message_id: "1",
      state: "waiting",
      attempts: 0,
      next_at: "2026-03-10T08:59:00.000Z",
      give_up_at: "2027",
      created_at: "2026",
    } as never)
    .execute();
  expect(await agesAsLines(ages, true)()).toEqual(["Emails due: 1, the first for 60 s", "Last good backup: none yet"]);
});
