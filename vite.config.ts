import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { buildTargets, publicFloor, staffFloor } from "./app/values/browser-floor.ts";

/** Public pages have no framework that could swap a module, so while developing a change loads the page anew. */
const reloadDocuments: Plugin = {
  name: "reload-documents",
  hotUpdate({ server }) {
    if (this.environment.name === "ssr") server.environments.client.hot.send({ type: "full-reload" });
  },
};

export default defineConfig({
  plugins: [reactRouter(), reloadDocuments],
  resolve: { tsconfigPaths: true },
  build: {
    // Pictures and fonts stay files of their own: a page carries words and style, nothing that a cache could keep.
    assetsInlineLimit: 0,
    // Public pages and the staff area share components and their style.
    cssTarget: buildTargets(publicFloor),
  },
  // The scripts of `app/browser/` and the service workers are built apart from the staff area's.
  worker: { rolldownOptions: { transform: { target: "es2020" } } },
  environments: {
    client: {
      build: {
        target: buildTargets(staffFloor),
        rolldownOptions: {
          output: {
            // The name of a joined part lists the pages that need it.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
            assetFileNames: ({ names: [name = "part"] }) =>
              `assets/${name.replace(/~.*(?=\.)/, "").replace(/\.[^.]*$/, "")}-[hash][extname]`,
            // Sixty small files of the staff area's first view are few: each costs a slow line a turn.
            codeSplitting: {
              groups: [
                {
                  name: "shared",
                  test: /[\\/](?:app|content)[\\/]/,
                  tags: ["$initial"],
                  minShareCount: 6,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_600,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: process.env.SERVER_ENTRY ?? "./server.ts" } } },
  },
});
