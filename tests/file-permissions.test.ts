import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createAppContext } from "../app/app-context.server.ts";
import { readConfig } from "../app/server/config/config.server.ts";
import { withTransaction } from "../app/server/db/with-transaction.ts";
import { enqueueEmail, sendQueuedEmails } from "../app/server/mail/outbox.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { filesBelow } from "./support/files-below.ts";

const email = { to: "ada@example.org", subject: "S", text: "T", html: "<p>T</p>" };

function aFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "tabasamu-test-"));
  // The folder is one of a shared machine; nothing above the site keeps others away.
  chmodSync(root, 0o755);
  const mask = process.umask(0o022);
  onTestFinished(() => {
    process.umask(mask);
    rmSync(root, { recursive: true });
  });
  return root;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

async function open(root: string, more: Record<string, string> = {}) {
  const ctx = await createAppContext(
    readConfig({ LOG_LEVEL: "error", DATABASE_URL: "sqlite:var/site.sqlite", ...more }, root),
  );
  onTestFinished(() => ctx.db.destroy());
  return ctx;
}

test("nothing that a new site keeps can be read by another user of the machine", async () => {
  const root = aFolder();
  const ctx = await open(root);
  const picture = await ctx.storage.put("events", "webp", Buffer.from("picture"));
  await withTransaction(ctx, (inside, transaction) => enqueueEmail(inside, transaction, email, { kind: "sample" }));
  await sendQueuedEmails(ctx, new AbortController().signal);
  const kept = filesBelow(root);
  for (const name of [
    "var/site.sqlite",
    "var/site.sqlite-wal",
    "var/site.sqlite-shm",
    "var/secret",
    `var/files/${picture}`,
  ])
    expect(kept).toContain(name);
  expect(kept.some((name) => name.startsWith("var/mail/"))).toBe(true);
  for (const name of kept) expect([name, modeOf(join(root, name))]).toEqual([name, "600"]);
  for (const name of ["var", "var/files", "var/files/events", "var/mail"])
    expect([name, modeOf(join(root, name))]).toEqual([name, "700"]);
});

test("an installation from before is closed when it starts, and the log says what was open", async () => {
  const root = aFolder();
  const settings = readConfig({ DATABASE_URL: "sqlite:var/site.sqlite" }, root);
  for (const folder of ["var", "var/files", "var/mail", "var/backups"]) {
    mkdirSync(join(root, folder), { recursive: true });
    chmodSync(join(root, folder), 0o755);
  }
  for (const file of ["var/site.sqlite", "var/site.sqlite-wal"]) writeFileSync(join(root, file), "");
  chmodSync(join(root, "var/secret"), 0o644);
  const open = ["var", "var/files", "var/backups", "var/mail", "var/site.sqlite", "var/site.sqlite-wal", "var/secret"];
  expect(closeToOthers(settings)).toEqual(open.map((place) => join(root, place)));
  expect(open.map((place) => modeOf(join(root, place)))).toEqual(["700", "700", "700", "700", "600", "600", "600"]);
  expect(closeToOthers(settings)).toEqual([]);
});

test("a folder that its owner opened to a group stays open to it", () => {
  const root = aFolder();
  const settings = readConfig({ DATABASE_URL: "sqlite:var/site.sqlite" }, root);
  mkdirSync(join(root, "var/backups"));
  chmodSync(join(root, "var/backups"), 0o750);
  closeToOthers(settings);
  expect(modeOf(join(root, "var/backups"))).toBe("750");
});

test("pages that a server in front sends are readable for it, and the way there shows no names", async () => {
  const root = aFolder();
  const ctx = await open(root, { PAGES_FOLDER: "var/pages", SITE_URL: "https://site.test" });
  const answer = async () => new Response("<p>a</p>", { headers: { "Content-Type": "text/html" } });
  await ctx.pageCache.render("https://site.test/event/readmore/1", answer, async () => new Date("2999-01-01"));
  const pages = () => filesBelow(join(root, "var/pages")).filter((name) => name !== "now");
  await expect.poll(() => pages().filter((name) => name.endsWith(".html")).length).toBeGreaterThan(0);
  for (const name of pages()) expect(modeOf(join(root, "var/pages", name))).toBe("644");
  const [page = ""] = pages();
  for (let folder = join(page, ".."); folder !== "."; folder = join(folder, ".."))
    expect([folder, modeOf(join(root, "var/pages", folder))]).toEqual([folder, "755"]);
  expect([modeOf(join(root, "var/pages")), modeOf(join(root, "var"))]).toEqual(["755", "711"]);
  expect(modeOf(join(root, "var/site.sqlite"))).toBe("600");
});
