import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/sources.ts";

test("every regular expression takes linear time, without the record of earlier checks", () => {
  const words = [join(root, "scripts/expressions/check-expressions.ts"), "--all"];
  const env = { ...process.env, CI: "true" };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8", env });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^\d+ regular expressions take linear time/);
}, 900_000);
