import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { samples } from "content/samples/index.ts";
import { inject, onTestFinished } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import { handleRequestsWith } from "../../app/handle-request.server.ts";
import { loadSamples } from "../../app/load-samples.server.ts";
import type { PasswordHashing } from "../../app/server/auth/auth-options.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { openLog } from "../../app/server/log/log.server.ts";
import { readMailbox } from "../../app/server/mail/mailbox.server.ts";
import { sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { createCdnPurge } from "../../ops/cdn/cdn-purge.server.ts";
import { addFactsOnPage } from "./facts-on-page.ts";
import { rememberedFiles } from "./remembered-files.ts";
import { rememberedImages } from "./remembered-images.ts";
import { templates, usualNow } from "./sample-template.ts";
import { copyDatabase, newDatabase } from "./test-database.ts";

/** Hashing for tests that are not about it, of which many sign in. */
const quickPasswords: PasswordHashing = {
  hash: async (password) => createHash("sha256").update(password).digest("hex"),
  verify: async ({ hash, password }) => hash === (await quickPasswords.hash(password)),
};

/** The setting of a database at the default path of a small site. */
export const ownFile = "sqlite:var/site.sqlite";

interface Options {
  settings?: Record<string, string>;
  /** The clock's time, until the test moves it. */
  now?: string;
  empty?: boolean;
  /** A site on SQLite whose content this one begins with. */
  like?: AppContext;
  /** Pages with the direction of every block of words, which other tests do without: they name elements. */
  withDirections?: boolean;
}

async function withoutDirections(answer: Response): Promise<Response> {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") && !answer.headers.has("Content-Encoding");
  if (!isPage || answer.body === null) return answer;
  return new Response((await answer.text()).replaceAll(' dir="auto"', ""), answer);
}

/**
 * A whole app on a temporary database: production routes, rules, SQL and pages, a mailbox, and a fixed clock. Closed
 * after the test.
 */
export async function createTestSite({ withDirections = false, ...options }: Options = {}) {
  const { settings = {}, now = usualNow, empty = false, like } = options;
  const root = mkdtempSync(join(tmpdir(), "tabasamu-test-"));
  const hasOwnFile = settings.DATABASE_URL === ownFile;
  const isUsual =
    !empty &&
    like === undefined &&
    now === usualNow &&
    (settings.DATABASE_URL === undefined || hasOwnFile) &&
    settings.FILES_URL === undefined;
  if (isUsual) cpSync(inject("sampleFiles"), join(root, "var/files"), { recursive: true });
  if (like !== undefined) cpSync(join(like.config.root, "var"), join(root, "var"), { recursive: true });
  const databases = inject("databases");
  if (hasOwnFile && databases !== undefined) {
    mkdirSync(join(root, "var"), { recursive: true, mode: 0o700 });
    copyFileSync(join(databases, isUsual ? templates.samples : templates.empty), join(root, "var/site.sqlite"));
  }
  const read = readConfig(
    {
      DATABASE_URL:
        settings.DATABASE_URL ??
        (await (like ? copyDatabase(like.db) : newDatabase(isUsual ? templates.samples : templates.empty))),
      SITE_URL: "https://site.test",
      SESSION_SECRET: "x".repeat(32),
      ...settings,
    },
    root,
  );
  const clock = { at: new Date(now), now: () => clock.at };
  const logged: string[] = [];
  const ctx = {
    ...(await createAppContext(read, clock, createCdnPurge, quickPasswords)),
    log: openLog("debug", (line) => logged.push(line)),
    images: rememberedImages,
    fileWorker: rememberedFiles,
  };
  if (!empty && like === undefined) await loadSamples(ctx, samples);
  // The first second of a started app.
  await checkClock(ctx);
  const answer = handleRequestsWith(ctx, build);
  onTestFinished(async () => {
    await ctx.db.destroy();
    rmSync(root, { recursive: true });
  });

  const ask = async (path: string, init: RequestInit & { address?: string } = {}) => {
    const body = (await addFactsOnPage(ctx, path, init.body)) as RequestInit["body"];
    const request = new Request(`https://site.test${path}`, { redirect: "manual", ...init, ...(body && { body }) });
    const answered = await answer(request, init.address ?? "192.0.2.1");
    return withDirections ? answered : withoutDirections(answered);
  };

  return {
    ctx,
    clock,
    logged,
    ask,
    answer,
    read: async (path: string) => (await ask(path)).text(),
    send: (path: string, fields: Record<string, string>, init: { address?: string; headers?: HeadersInit } = {}) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        address: init.address,
        headers: { Origin: "https://site.test", ...init.headers },
      }),
    /** E-mails in the mailbox, after sending the waiting ones. */
    emails: async () => {
      await sendQueuedEmails(ctx, new AbortController().signal);
      return read.mail.by === "mailbox" ? readMailbox(read.mail.folder) : [];
    },
  };
}
