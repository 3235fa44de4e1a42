import cluster from "node:cluster";
import { openLog } from "../../app/server/log/log.server.ts";
import type { Settings } from "../../app/server/config/config.server.ts";
import { Crew } from "./supervisor.server.ts";

/**
 * Starts the processes that the settings ask for, behind one port, and looks after them until the site is asked to end.
 * It opens nothing itself: no database and no page.
 */
export function leadWorkers({ processes, logLevel }: Pick<Settings, "processes" | "logLevel">): void {
  // Each takes its visitors from the port itself. The other way, in which this process hands them out, leaves a visitor
  // without any answer when the worker dies in that moment (docs/decisions/025).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const crew = new Crew(processes, {
    log: openLog(logLevel, (line) => process.stderr.write(`${line}\n`)),
    welcome: (text) => process.stdout.write(text),
    end: (code, sentence) => {
      if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
      process.exit(code);
    },
  });
  const stop = () => crew.stop();
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // A closed terminal says the same as a service manager that wants new workers.
  process.on("SIGHUP", () => (process.stdout.isTTY ? crew.stop() : void crew.replace()));
  void crew.open();
}
