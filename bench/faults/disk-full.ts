import { spawnSync } from "node:child_process";
import { closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { firstAdmin, makeFolder, root, type SiteProcess, setUpAdmin, startSite } from "../site-process.ts";
import { change, compare, damageOf, look, storedMarks } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { aSending, type Sending, sendAll } from "./visitors.ts";

const size = 96 * 2 ** 20;

function fill(path: string): void {
  const file = openSync(path, "w");
  let chunk = Buffer.alloc(2 ** 20);
  while (chunk.length > 0) {
    try {
      writeSync(file, chunk);
    } catch {
      chunk = chunk.subarray(0, Math.floor(chunk.length / 2));
    }
  }
  closeSync(file);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
}

/** Does the work of a volunteer (a picture, a post, a backup), and returns each result as text. */
async function work(site: SiteProcess, headers: Record<string, string>, folder: string, number: number) {
  const background = { r: number, g: 90, b: 120 };
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const body = new Uint8Array(picture);
  const upload = await fetch(`${site.address}/admin/media/upload`, { method: "POST", headers, body });
  const title = `Post ${number}`;
  const fields = new URLSearchParams({ title, paragraphs: "Text", idempotencyKey: title });
  const post = await fetch(`${site.address}/admin/post.data`, { method: "POST", headers, body: fields });
  const backup = spawnSync(
    process.execPath,
    [join(root, "build/server/command.js"), "backup", join(folder, `backup-${number}.tar.gz`)],
    {
      cwd: root,
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
        FILES_URL: `file:${join(folder, "files")}`,
        SESSION_SECRET: "a secret that only benchmarks use",
      },
    },
  );
  return {
    upload: { isDone: upload.status === 200, words: await upload.text() },
    post: { isDone: post.status === 200, words: await post.text(), title },
    backup: { isDone: backup.status === 0, words: backup.stderr },
  };
}

/**
 * Signs in a staff member, who then deletes, while the disk is full.
 * @returns problems
 */
async function signInAndDelete({ address }: SiteProcess, headers: Record<string, string>, folder: string) {
  const wrong: string[] = [];
  const post = (path: string, fields: Record<string, string>, more = headers) =>
    fetch(address + path, { method: "POST", headers: more, body: new URLSearchParams(fields), redirect: "manual" });
  const { status } = await post("/login", firstAdmin, { Origin: address });
  if (status !== 303 && status !== 302) wrong.push(`signing in is answered ${status} on a full disk`);
  const [event] = look<{ id: number }>(folder, "select id from events where deleted_at is null");
  const deleted = await post(`/admin/event/${event?.id}.data`, { intent: "delete" });
  await deleted.arrayBuffer();
  const left = look(folder, "select id from events where id = ? and deleted_at is null", event?.id ?? 0);
  if (left.length > 0) wrong.push(`deleting an event is answered ${deleted.status} on a full disk`);
  return wrong;
}

/** Longer than the interval in which the site checks for space (ms). */
const reopenMs = 70_000;

async function untilAccepted(address: string): Promise<void> {
  const end = performance.now() + reopenMs;
  for (let number = 1_000; performance.now() < end; number++) {
    if ((await sendAll(address, [aSending(number)])).length > 0) return;
    await wait(1_000);
  }
}

/** The disk is full during submissions, uploads, edits and backups; then it has space again. */
export const diskFull: Fault = {
  name: "disk full while writing, uploading and backing up",
  async run() {
    const { folder, remove } = makeFolder();
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]);
    if (mounted.status !== 0) {
      remove();
      return { notTried: "a small disk can only be made by root on Linux" };
    }
    let site: SiteProcess | undefined;
    try {
      site = await startSite(folder);
      const headers = await setUpAdmin(site);
      const faults: string[] = [];
      const expect = (isSo: boolean, sentence: string) => void (isSo || faults.push(sentence));
      const sendings = Array.from({ length: 90 }, (_, number) => aSending(number));
      const accepted: Sending[] = await sendAll(site.address, sendings.slice(0, 30));

      // The write-ahead log keeps its size after migrations: otherwise, small writes fit into it on a full disk.
      change(folder, "PRAGMA wal_checkpoint(TRUNCATE)");
      const filler = join(folder, "filler");
      fill(filler);
      const refused = await sendAll(site.address, sendings.slice(30, 60));
      accepted.push(...refused);
      faults.push(...(await signInAndDelete(site, headers, folder)));
      // Fills the space of the disk reserve.
      fill(join(folder, "second-filler"));
      const during = await work(site, headers, folder, 1);
      for (const [what, { isDone, words }] of Object.entries(during)) {
        expect(!isDone, `${what} claims to be done on a full disk`);
        expect(
          /disk (?:of this site is|is too) full/i.test(words),
          `${what} does not name the disk: ${words.slice(0, 120)}`,
        );
      }
      const email = "admin@example.org";
      const forms: Record<string, Record<string, string>> = {
        "/login": { email, password: "a wrong guess" },
        "/login/forgot": { email },
      };
      for (const [path, fields] of Object.entries(forms)) {
        const body = new URLSearchParams(fields);
        const answer = await fetch(site.address + path, {
          method: "POST",
          headers: { Origin: site.address },
          body,
          redirect: "manual",
        });
        const isTold = answer.status === 503 && (await answer.text()).includes(`value="${email}"`);
        // Allocated database pages may have some space left.
        expect(isTold || [303, 422].includes(answer.status), `${path} answers ${answer.status} on a full disk`);
      }
      for (const path of ["/", "/donate", "/blog"]) {
        const { status } = await fetch(site.address + path);
        expect(status === 200, `${path} answers ${status} on a full disk`);
      }

      rmSync(filler);
      rmSync(join(folder, "second-filler"));
      // The site creates the disk reserve again within a minute.
      await untilAccepted(site.address);
      accepted.push(...(await sendAll(site.address, sendings.slice(60))));
      const after = await work(site, headers, folder, 2);
      for (const [what, { isDone, words }] of Object.entries(after))
        expect(isDone, `${what} does not recover: ${words.slice(0, 120)}`);
      await site.end();

      faults.push(...damageOf(folder));
      const named = look<{ path: string; sizes: string }>(folder, "select path, sizes from photos").flatMap((row) => [
        row.path,
        ...(JSON.parse(row.sizes) as { path: string }[]).map(({ path }) => path),
      ]);
      const files = filesIn(join(folder, "files"));
      for (const path of new Set(named)) expect(files.includes(path), `the picture ${path} is named and not there`);
      const half = files.filter((path) => !/\/[0-9a-f]{32}\.\w+$/.test(path));
      expect(half.length === 0, `half a picture is left: ${half.join(", ")}`);
      const parts = readdirSync(folder).filter((name) => name.includes(".part"));
      expect(parts.length === 0, `half a backup is left: ${parts.join(", ")}`);
      const emails = filesIn(folder).filter((path) => path.startsWith("mail/"));
      const empty = emails.filter((name) => statSync(join(folder, name)).size === 0);
      expect(empty.length === 0, `${empty.length} of ${emails.length} e-mails of development are empty`);
      const titles = look<{ title: string }>(folder, "select title from posts").map(({ title }) => title);
      expect(!titles.includes(during.post.title), "a post that was refused is there");
      expect(titles.includes(after.post.title), "a post that was accepted is not there");
      const marks = accepted.map(({ mark }) => mark);
      return {
        tried: "90 sent, 30 of them on a full disk; a picture, a post and a backup on it and after it",
        accepted: accepted.length,
        ...compare(marks, storedMarks(folder)),
        faults,
        note: `${refused.length} of the 30 were accepted, the others were told so`,
      };
    } finally {
      await site?.end("SIGKILL");
      spawnSync("umount", [folder]);
      remove();
    }
  },
};
