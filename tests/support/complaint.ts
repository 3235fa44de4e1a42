import { expect } from "vitest";
import { ServerProcess } from "./server-process.ts";

/** Starts a site that ends by itself. @returns the one line that it said */
export async function complaint(variables: Record<string, string>): Promise<string> {
  const site = new ServerProcess(variables);
  expect(await site.ended).toBe(1);
  expect(site.stdout).toBe("");
  expect(site.stderr).toMatch(/^[^\n]+\n$/);
  expect(site.stderr, "a stack is for the log").not.toMatch(/ {2}at |\.js:\d+|Error:/);
  return site.stderr;
}
