import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { samples } from "content/samples/index.ts";
import { onTestFinished } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import { handleRequestsWith } from "../../app/handle-request.server.ts";
import { loadSamples } from "../../app/load-samples.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { openLog } from "../../app/server/log/log.server.ts";
import { readMailbox } from "../../app/server/mail/mailbox.server.ts";
import { sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { newDatabase } from "./test-database.ts";

interface Options {
  /** Variables, as in the environment. */
  settings?: Record<string, string>;
  /** What the clock says until the test moves it. */
  now?: string;
  /** Without the sample content. */
  empty?: boolean;
}

/**
 * A whole site, on a passing database: the routes, rules, SQL and pages that ship, a mailbox for mail, a clock that stands still.
 * It is taken down when the test is over.
 */
export async function createTestSite({ settings = {}, now = "2026-03-10T09:00:00Z", empty = false }: Options = {}) {
  const root = mkdtempSync(join(tmpdir(), "tabasamu-test-"));
  const read = readConfig(
    {
      DATABASE_URL: settings.DATABASE_URL ?? (await newDatabase()),
      SITE_URL: "https://site.test",
      SESSION_SECRET: "x".repeat(32),
      ...settings,
    },
    root,
  );
  const clock = { at: new Date(now), now: () => clock.at };
  const logged: string[] = [];
  const ctx = { ...(await createAppContext(read, clock)), log: openLog("debug", (line) => logged.push(line)) };
  if (!empty) await loadSamples(ctx, samples);
  // As the first second of a site that is started.
  await checkClock(ctx);
  const answer = handleRequestsWith(ctx, build);
  onTestFinished(async () => {
    await ctx.db.destroy();
    rmSync(root, { recursive: true });
  });

  /** Asks the site. @param path with its query */
  const ask = (path: string, init: RequestInit & { address?: string } = {}) =>
    answer(new Request(`https://site.test${path}`, { redirect: "manual", ...init }), init.address ?? "192.0.2.1");

  return {
    ctx,
    clock,
    logged,
    ask,
    /** The text of a page. */
    read: async (path: string) => (await ask(path)).text(),
    /** Sends a form as a browser without script does. */
    send: (path: string, fields: Record<string, string>, init: { address?: string; headers?: HeadersInit } = {}) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        address: init.address,
        headers: { Origin: "https://site.test", ...init.headers },
      }),
    /** The letters in the mailbox, once those that wait have been sent. */
    letters: async () => {
      await sendQueuedEmails(ctx, new AbortController().signal);
      return read.mail.by === "mailbox" ? readMailbox(read.mail.folder) : [];
    },
  };
}
