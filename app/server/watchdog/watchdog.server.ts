import cluster from "node:cluster";
import { Worker } from "node:worker_threads";

/**
 * Limits for one turn of the event loop (ms). Most turns take milliseconds, the longest normal ones less than a second
 * of processor time. On a busy machine, a normal turn may take many seconds of elapsed time.
 */
const limits = {
  /** Processor time of the main thread, against endless loops. Linux only. */
  cpuMs: 15_000,
  /** Elapsed time, against a thread that waits forever. */
  wallMs: 120_000,
};

interface Watch {
  /** Shared counter that the event loop increments each turn. */
  turns: Int32Array;
  cpuMs: number;
  wallMs: number;
  everyMs: number;
  /** Interval of `WATCHDOG=1` for systemd (ms); 0 for none. */
  notifyMs: number;
}

/**
 * Starts a thread that kills the process (SIGKILL) when one turn of the event loop takes too long (`limits`): a stuck
 * process cannot end itself, and its manager restarts it. Acknowledged data is on the disk. The thread also notifies
 * systemd (`WatchdogSec`).
 * @returns a function that stops the thread
 */
export function startWatchdog({ cpuMs, wallMs } = limits, environment = process.env): () => void {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: interval } = environment;
  const watch: Watch = {
    turns,
    cpuMs,
    wallMs,
    everyMs: cpuMs / 15,
    // With several processes, systemd knows only the supervisor.
    notifyMs: socket && interval && cluster.isPrimary ? Number(interval) / 1_000 / 3 : 0,
  };
  const turning = setInterval(() => Atomics.add(turns, 0, 1), watch.everyMs).unref();
  // The thread runs the text of a function, so that the bundle needs no second file.
  const thread = new Worker(`(${watchTurns.toString()})()`, {
    eval: true,
    workerData: watch,
    // Small limits, as the thread needs little memory.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  thread.unref();
  thread.on("error", (error) => process.stderr.write(`The watchdog ended: ${error.message}\n`));
  return () => {
    clearInterval(turning);
    void thread.terminate();
  };
}

/** Runs in the thread: it cannot use variables outside. All clocks here are monotonic. */
function watchTurns(): void {
  const { workerData } = process.getBuiltinModule("node:worker_threads");
  const { spawn } = process.getBuiltinModule("node:child_process");
  const { readFileSync, writeSync } = process.getBuiltinModule("node:fs");
  const { turns, cpuMs, wallMs, everyMs, notifyMs }: Watch = workerData;
  /**
   * Returns the processor time of the main thread (ms): user and system time, in hundredths of a second. NaN outside
   * Linux.
   */
  const readCpu = () => {
    try {
      const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, "utf8");
      const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14);
      return (Number(user) + Number(system)) * 10;
    } catch {
      return Number.NaN;
    }
  };
  let known = -1;
  let since = performance.now();
  let cpuSince = readCpu();
  let lookedAt = since;
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let isForgiven = false;
  setInterval(() => {
    const now = performance.now();
    const turn = Atomics.load(turns, 0);
    const cpu = readCpu();
    if (turn !== known) {
      known = turn;
      since = now;
      cpuSince = cpu;
      isForgiven = false;
    } else if (!isForgiven && now - lookedAt > wallMs / 4) {
      // This thread also stood still, because the machine was suspended. Ignored once, until the event loop runs again.
      isForgiven = true;
      since = now;
    }
    lookedAt = now;
    if (cpu - cpuSince > cpuMs || now - since > wallMs) {
      const seconds = Math.round((now - since) / 1_000);
      const line = {
        level: "error",
        event: "event loop frozen",
        seconds,
        cpuSeconds: Math.round((cpu - cpuSince) / 1_000),
      };
      writeSync(2, `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
      process.kill(process.pid, "SIGKILL");
    }
    if (notifyMs > 0 && now - notifiedAt >= notifyMs) {
      notifiedAt = now;
      spawn("systemd-notify", ["WATCHDOG=1"], { stdio: "ignore" }).on("error", () => {});
    }
  }, everyMs);
}
