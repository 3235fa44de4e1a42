// The development server: Vite in front of the same listener that serves the built site.
import { createServer } from "node:http";
import { createServer as createVite } from "vite";

const server = createServer();
const vite = await createVite({ appType: "custom", server: { middlewareMode: { server }, hmr: { server } } });
const load = (path) => vite.ssrLoadModule(path);

const { BadSetting, readSettings } = await load("/app/server/config/config.server.ts");
let settings;
let site;
try {
  settings = readSettings(process.env);
  const { openSite } = await load("/app/app-context.server.ts");
  site = await openSite(settings);
} catch (error) {
  process.stderr.write(`${error instanceof BadSetting ? error.message : error.stack}\n`);
  process.exit(1);
}
const { loadSamples } = await load("/app/load-samples.server.ts");
const { samples } = await load("/content/samples/index.ts");
await loadSamples(site, samples);
const { startWork } = await load("/app/server/scheduler/scheduler.server.ts");
const { jobs } = await load("/app/jobs.server.ts");
startWork(site, jobs);

server.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, async () => {
    try {
      const { answerRequestsWith } = await load("/app/handle-request.server.ts");
      const { listenerFor } = await load("/app/server/http/serve.server.ts");
      const build = () => load("virtual:react-router/server-build");
      listenerFor(answerRequestsWith(site, build), site)(incoming, outgoing);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      outgoing.writeHead(500, { "Content-Type": "text/plain" }).end(error.stack);
    }
  });
});
server.listen(settings.port, settings.host, () => {
  process.stdout.write(
    `\nDeveloping at http://localhost:${settings.port}\n  Letters: http://localhost:${settings.port}/dev/mail\n\n`,
  );
});
