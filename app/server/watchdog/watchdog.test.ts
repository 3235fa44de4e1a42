import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const watchdog = join(import.meta.dirname, "watchdog.server.ts");

/** Runs a script beside a watchdog. @returns what ended it */
async function watch(limits: { cpuMs: number; wallMs: number }, script: string) {
  const start = `const { startWatchdog } = await import(${JSON.stringify(watchdog)}); startWatchdog(${JSON.stringify(limits)});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", `${start} ${script}`]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    log += part;
  });
  const [code, signal] = await once(child, "close");
  return { code, signal, log };
}

const isLinux = process.platform === "linux";

test.runIf(isLinux)("an endless loop ends the process by its processor time", async () => {
  const { signal, log } = await watch({ cpuMs: 300, wallMs: 3_600_000 }, "setTimeout(() => { for (;;); }, 50);");
  expect([signal, JSON.parse(log).event]).toEqual(["SIGKILL", "event loop frozen"]);
});

test("a loop that waits for good ends the process by wall time", async () => {
  const wait = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);";
  const { signal, log } = await watch({ cpuMs: 300, wallMs: 1_000 }, `setTimeout(() => { ${wait} }, 50);`);
  expect([signal, JSON.parse(log).event]).toEqual(["SIGKILL", "event loop frozen"]);
});

test("a turn that waits longer than its processor time ends nothing", async () => {
  const wait = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);";
  const { code, log } = await watch(
    { cpuMs: 300, wallMs: 3_600_000 },
    `setTimeout(() => { ${wait} process.exit(0); }, 50);`,
  );
  expect([code, log]).toEqual([0, ""]);
});
