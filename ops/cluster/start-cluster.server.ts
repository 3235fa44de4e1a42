import cluster from "node:cluster";
import type { Config } from "../../app/server/config/config.server.ts";
import { openLog } from "../../app/server/log/log.server.ts";
import { notifySystemd } from "../../app/server/watchdog/notify-systemd.server.ts";
import { startWatchdog } from "../../app/server/watchdog/watchdog.server.ts";
import { Supervisor } from "./supervisor.server.ts";

/** Supervises the configured number of workers behind one port. The supervisor opens neither database nor pages. */
export function leadWorkers({ processes, logLevel }: Pick<Config, "processes" | "logLevel">): void {
  // Workers accept connections themselves. With round-robin, a connection gets no response if its worker crashes at
  // that moment (docs/decisions/025).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const supervisor = new Supervisor(processes, {
    log: openLog(logLevel, (line) => process.stderr.write(`${line}\n`)),
    welcome: (text) => {
      process.stdout.write(text);
      notifySystemd("READY=1");
      startWatchdog();
    },
    end: (code, sentence) => {
      if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
      process.exit(code);
    },
  });
  const stop = () => supervisor.stop();
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // SIGHUP means that the terminal was closed (stop), or that a service manager wants new workers.
  process.on("SIGHUP", () => (process.stdout.isTTY ? supervisor.stop() : void supervisor.replace()));
  void supervisor.open();
}
