import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Registers what ends something: after the test, unless tests share it. */
export type WhenDone = (end: () => void | Promise<void>) => void;

export function temporaryFolder(whenDone: WhenDone = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-test-"));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
