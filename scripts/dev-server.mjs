// Vite in front of the built site's request listener.
import { createServer } from "node:http";
import { createServer as createVite } from "vite";

const server = createServer();
const vite = await createVite({ appType: "custom", server: { middlewareMode: { server }, hmr: { server } } });
const load = (path) => vite.ssrLoadModule(path);

const { ConfigError, readConfig } = await load("/app/server/config/config.server.ts");
let settings;
let ctx;
try {
  settings = readConfig(process.env);
  const { createAppContext } = await load("/app/app-context.server.ts");
  const { createCdnPurge } = await load("/ops/cdn/cdn-purge.server.ts");
  ctx = await createAppContext(settings, undefined, createCdnPurge);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error.stack}\n`);
  process.exit(1);
}
const { loadSamples } = await load("/app/load-samples.server.ts");
const { samples } = await load("/content/en/samples/index.ts");
await loadSamples(ctx, samples);
const { startScheduler } = await load("/app/server/scheduler/scheduler.server.ts");
const { jobs } = await load("/app/jobs.server.ts");
const { scheduledPurge } = await load("/ops/cdn/cdn-purge.server.ts");
startScheduler(ctx, [...jobs, scheduledPurge]);

server.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, async () => {
    try {
      const { handleRequestsWith } = await load("/app/handle-request.server.ts");
      const { listenerFor } = await load("/app/server/http/serve.server.ts");
      const build = () => load("virtual:react-router/server-build");
      listenerFor(handleRequestsWith(ctx, build), ctx)(incoming, outgoing);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      outgoing.writeHead(500, { "Content-Type": "text/plain" }).end(error.stack);
    }
  });
});
server.listen(settings.port, settings.host, () => {
  process.stdout.write(
    `\nDeveloping at http://localhost:${settings.port}\n  Emails: http://localhost:${settings.port}/dev/mail\n\n`,
  );
});
