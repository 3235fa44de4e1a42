import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/sources.ts";

const run = (command: string, words: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  return { status, stdout, stderr };
};

test("npm sbom lists the parts of the site", () => {
  const { status, stdout, stderr } = run("npm", ["sbom", "--sbom-format", "cyclonedx"]);
  expect([status, stderr]).toEqual([0, ""]);
  const { components } = JSON.parse(stdout) as { components: { name: string; version: string }[] };
  expect(components.find(({ name }) => name === "react")?.version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("npm run bench:scale measures pages with a thousand rows", () => {
  const words = [join(root, "bench/scale.ts"), "sqlite", "1000", "--only", "^blog$"];
  const { status, stdout, stderr } = run(process.execPath, words);
  expect([status, stderr]).toEqual([0, expect.stringContaining("1,000 rows filled")]);
  expect(stdout).toContain("| sqlite, ms | 1,000 | ratio |");
  expect(stdout).toMatch(/^\| blog \| \d/m);
});
