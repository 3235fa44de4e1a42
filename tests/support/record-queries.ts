import { appendFileSync } from "node:fs";
import { type Profiler, Session } from "node:inspector";
import { join } from "node:path";
import { afterAll, expect, inject } from "vitest";

declare global {
  /** Counts calls in this worker, which runs several files. */
  var profiledQueries: Session | undefined;
}

/** Starts counting calls of functions in this worker. */
function startProfiling(): Session {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return session;
}

globalThis.profiledQueries ??= startProfiling();

/** Writes which query functions this file called, for the end of the run. */
afterAll(() => {
  const called = new Set<string>();
  globalThis.profiledQueries?.post("Profiler.takePreciseCoverage", (_error, taken) => {
    for (const { url, functions } of (taken as Profiler.TakePreciseCoverageReturnType).result)
      if (url.endsWith("-queries.server.ts"))
        for (const { functionName, ranges } of functions)
          if ((ranges[0]?.count ?? 0) > 0) called.add(`${url.slice(url.lastIndexOf("/") + 1)} ${functionName}`);
  });
  const { testPath = "" } = expect.getState();
  appendFileSync(join(inject("queriesRun"), String(process.pid)), `${[`file ${testPath}`, ...called].join("\n")}\n`);
});
