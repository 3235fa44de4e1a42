// Built instead of `server.ts` by `npm run bench`: renders the home page repeatedly, uncached, and prints the renders
// per second. Without port and compression, it measures only loaders, framework and React.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { samples } from "content/samples/index.ts";
import { createAppContext } from "../app/app-context.server.ts";
import { renderingWith } from "../app/handle-request.server.ts";
import { loadSamples } from "../app/load-samples.server.ts";
import { readConfig } from "../app/server/config/config.server.ts";

/** Warm-up for the JIT, and duration of each round (ms). */
const warmUp = 1_500;
const roundLength = 2_000;
const rounds = 5;

const folder = mkdtempSync(join(tmpdir(), "tabasamu-render-"));
const ctx = await createAppContext(
  readConfig({
    DATABASE_URL: `sqlite:${folder}/site.sqlite`,
    FILES_URL: `file:${folder}/files`,
    SESSION_SECRET: "-".repeat(32),
  }),
);
await loadSamples(ctx, samples);
const answer = renderingWith(ctx, build);

async function render(): Promise<void> {
  const response = await answer(new Request("http://localhost/"), "127.0.0.1");
  if (response.status !== 200 || !(await response.text()).includes("</html>"))
    throw new Error("The page did not render.");
}

for (let count = 0; count < warmUp; count++) await render();
// Measures processor time, as other programs may run.
const perSecond: number[] = [];
for (let round = 0; round < rounds; round++) {
  const start = performance.now();
  const before = process.cpuUsage();
  let count = 0;
  for (; performance.now() - start < roundLength; count++) await render();
  const { user, system } = process.cpuUsage(before);
  perSecond.push(Math.round((count / (user + system)) * 1e6));
}
await ctx.db.destroy();
rmSync(folder, { recursive: true });
// Timers of the framework would delay the exit for five seconds.
process.stdout.write(`${JSON.stringify({ perSecond })}\n`, () => process.exit(0));
