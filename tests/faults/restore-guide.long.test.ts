import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { copyOfCode } from "../support/copy-of-code.ts";
import { bareEnvironment } from "../support/end-of-command.ts";
import { sendSignal } from "../support/send-signal.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { root } from "../support/sources.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const password = "a long enough password";

/** The commands of the guide, block by block, unchanged. */
function commandsOfGuide(): string[] {
  const guide = readFileSync(join(root, "docs/how-to/restore-backup.md"), "utf8");
  return [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = ""]) => commands);
}

/** Runs commands as a user does at a terminal. @returns the whole output, once `until` is in it or they ended */
async function type(commands: string, folder: string, variables: Record<string, string>, until?: RegExp) {
  const env = { ...bareEnvironment, ...variables };
  const shell = spawn("sh", ["-ec", commands], { cwd: folder, env, detached: true });
  const ended = new Promise<void>((resolve) => shell.once("close", () => resolve()));
  const stop = async () => {
    // The whole group: npm, what it started, and what that started.
    if (shell.pid !== undefined) sendSignal(-shell.pid, "SIGTERM");
    await ended;
  };
  onTestFinished(stop);
  let said = "";
  const found = new Promise<void>((resolve) => {
    for (const stream of [shell.stdout, shell.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (until?.test(said)) resolve();
      });
    }
  });
  await Promise.race([found, ended]);
  return { said, code: shell.exitCode, stop };
}

/** A fresh copy of the code without anything that belongs to another copy. It borrows the installed packages. */
function freshCopy(): string {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  // Otherwise the copy would install them again, through the link, under every running site.
  const mark = readFileSync(join(root, "node_modules/.tabasamu-installed"), "utf8");
  if (mark !== `all ${lock}`)
    throw new Error("The libraries are not those of package-lock.json. Install them: npm test");
  const folder = copyOfCode();
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

async function post(address: string, path: string, fields: Record<string, string>, cookie = "") {
  const headers = { Origin: address, Cookie: cookie };
  const answer = await fetch(address + path, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { status: answer.status, cookie: cookies.join("; "), location: answer.headers.get("Location") };
}

/** A photograph without consent is sent to signed-in staff only. */
async function bytesAt(address: string, Cookie: string): Promise<Buffer> {
  const answer = await fetch(address, { headers: { Cookie } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const signIn = (address: string) => post(address, "/login", { email: "admin@example.org", password });

test("the guide moves a site to another folder, word for word", async () => {
  const [backup = "", restore = "", start = "", ...more] = commandsOfGuide();
  expect(more).toEqual([]);
  const home = temporaryFolder();

  // The old machine: a user makes an account and a post while the site serves.
  const old = newInstallation();
  const site = new ServerProcess(old.variables);
  const address = await site.address;
  const token = /\/setup\?token=(\S+)/.exec(site.stdout)?.[1];
  const admin = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password };
  expect((await post(address, `/setup?token=${token}`, admin)).status).toBe(303);
  const { cookie } = await signIn(address);
  const fields = { title: "A day at the river", paragraphs: "We went early.", status: "published" };
  expect((await post(address, "/admin/post", fields, cookie)).status).toBeLessThan(400);
  expect((await fetch(`${address}/blog/a-day-at-the-river`)).status).toBe(200);
  const colours = { width: 900, height: 600, channels: 3, background: "#a3195a" } as const;
  const upload = await fetch(`${address}/admin/media/upload`, {
    method: "POST",
    headers: { Origin: address, Cookie: cookie },
    body: new Uint8Array(await sharp({ create: colours }).jpeg().toBuffer()),
  });
  const { src } = (await upload.json()) as { src: string };
  const picture = await bytesAt(address + src, cookie);

  const made = await type(backup, root, { ...old.variables, HOME: home });
  expect(made.said).toMatch(/The backup is made and checked: \S+tabasamu\.tar\.gz \(/);
  expect(made.code).toBe(0);
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  expect(await site.stop()).toBe(0);

  // The new machine: a fresh copy of the code, and settings of which only the port is given.
  const folder = freshCopy();
  const variables = { HOME: home, PORT: "0" };
  const restored = await type(restore, folder, variables);
  expect(restored.said).toMatch(
    /Restored: the site as it was on .* in Lagos, with \d+ posts, 0 messages and \d+ pictures/,
  );
  expect(restored.code).toBe(0);

  const started = await type(start, folder, variables, /open at http\S+/);
  const port = /open at http:\/\/localhost:(\d+)/.exec(started.said)?.[1];
  expect(port, started.said).toBeDefined();
  const there = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${there}/blog/a-day-at-the-river`)).text()).toContain("We went early.");
  expect(picture.length).toBeGreaterThan(100);
  const inside = await signIn(there);
  expect(inside).toMatchObject({ status: 303, location: "/admin" });
  expect(await bytesAt(there + src, inside.cookie)).toEqual(picture);
  expect(started.said).not.toContain("/setup?token=");
  await started.stop();

  // Once more over it: no.
  const again = await type(restore, folder, variables);
  expect(again.said).toMatch(/^DATABASE_URL names a database that is there already/m);
  expect(again.code).not.toBe(0);
}, 240_000);
