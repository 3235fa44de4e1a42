import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { beginScript } from "../support/run-script.ts";
import { root } from "../support/sources.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const banner = "This is a demonstration. Nothing here reaches anybody, and each night it begins again.";

async function startDemo(folder: string, variables: Record<string, string> = {}) {
  const port = String(await freePort());
  const { command, ended } = beginScript("demo", folder, variables, "--port", port, "--country", "GH");
  onTestFinished(() => void command.kill("SIGTERM"));
  const address = `http://localhost:${port}`;
  const read = async (path: string) => (await fetch(address + path).catch(() => undefined))?.text();
  return { command, ended, address, read };
}

test("a demonstration beside a site uses none of its data or settings", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "var"));
  symlinkSync(join(root, "build"), join(folder, "build"));
  const real = join(folder, "var/site.sqlite");
  writeFileSync(real, "the real site");
  const { command, ended, read } = await startDemo(folder, {
    DATABASE_URL: `sqlite:${real}`,
    MAIL_URL: "smtp://127.0.0.1:9",
    SITE_URL: "https://real.example",
    BACKUPS_URL: `file:${join(folder, "var/backups")}`,
  });
  await expect.poll(() => read("/"), { timeout: 60_000, interval: 200 }).toContain(banner);
  expect(await read("/events")).toContain("Accra");
  expect(await read("/login")).toContain("Sign in as the treasurer");
  expect(await read("/")).not.toContain("real.example");
  command.kill("SIGTERM");
  expect((await ended).code).toBe(0);
  expect(readFileSync(real, "utf8")).toBe("the real site");
  expect(existsSync(join(folder, "var/backups"))).toBe(false);
});

test("a folder that no demonstration made stops the start with a sentence", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "var/demo"), { recursive: true });
  writeFileSync(join(folder, "var/demo/site.sqlite"), "the real site");
  const { ended } = await startDemo(folder);
  const { code, said } = await ended;
  expect([code, said]).toEqual([1, expect.stringContaining("was not made by a demonstration")]);
  expect(readFileSync(join(folder, "var/demo/site.sqlite"), "utf8")).toBe("the real site");
});
