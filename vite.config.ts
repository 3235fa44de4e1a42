import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { jsxSource } from "./app/ui/text-direction/jsx-source.ts";
import { buildTargets, publicFloor, staffFloor } from "./app/values/browser-floor.ts";
import { noteScripts } from "./scripts/script-words.ts";
import { fileOfWords, wordsPlugin } from "./scripts/words-plugin.ts";

/** Public pages have no framework that could swap a module, so while developing a change loads the page anew. */
const reloadDocuments: Plugin = {
  name: "reload-documents",
  hotUpdate({ server }) {
    if (this.environment.name === "ssr") server.environments.client.hot.send({ type: "full-reload" });
  },
};

/** The framework names the one file of the server; here two are built: the site, and the commands of `npm run …`. */
const nameEntries: Plugin = {
  name: "name-entries",
  enforce: "post",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rolldownOptions: { output: { entryFileNames: "[name].js" } } } } : undefined,
};

/** Behind the framework's own setting, which names no source. */
const textDirection: Plugin = { name: "text-direction", config: () => ({ oxc: { jsx: { importSource: jsxSource } } }) };

type ModuleInfo = { importedIds: readonly string[] } | null;

/**
 * All that every staff page needs, all that the staff home needs beside it, and the libraries of both, which change less often:
 * one file each. On a slow line, each file more costs a turn.
 */
const staffParts = {
  shell: [
    "app/entry.client.tsx",
    "app/root.tsx",
    "app/features/office/home/admin-layout.tsx",
    // The editor needs it without the schemas that it would share a file with.
    "app/values/email-address.ts",
  ],
  home: ["app/features/office/home/admin-page.tsx"],
};
const partOf = new Map<string, string | null>();

/** @returns the joined file of a module, null for all that staff load later */
function staffPart(id: string, find: (id: string) => ModuleInfo): string | null {
  if (partOf.size === 0) {
    for (const [part, entries] of Object.entries(staffParts)) {
      const take = (module: string) => {
        if (partOf.has(module)) return;
        partOf.set(module, /[\\/]node_modules[\\/]/.test(module) ? "libraries" : part);
        for (const imported of find(module)?.importedIds ?? []) take(imported);
      };
      for (const entry of entries)
        for (const query of ["", clientRoute]) take(join(import.meta.dirname, entry) + query);
    }
  }
  return partOf.get(id) ?? null;
}

/** What the framework adds to the names of the browser's parts of routes. */
const clientRoute = "?__react-router-build-client-route";

export default defineConfig({
  plugins: [wordsPlugin(buildTargets(staffFloor)), reactRouter(), textDirection, reloadDocuments, nameEntries],
  resolve: { tsconfigPaths: true },
  build: {
    // Pictures and fonts stay files of their own: a page carries words and style, nothing that a cache could keep.
    assetsInlineLimit: 0,
    // Public pages and the staff area share components and their style.
    cssTarget: buildTargets(publicFloor),
  },
  // The scripts of `app/browser/` and the service workers are built apart from the staff area's.
  worker: { plugins: () => [noteScripts()], rolldownOptions: { transform: { target: "es2020" } } },
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
            // Files of words in other languages have the same exports.
            minifyInternalExports: false,
            codeSplitting: {
              groups: [
                // Texts of the shell go first, then those of home: a group also takes the modules that its own import.
                ...["shell", "home", null].map((part, place) => ({
                  name: (id: string, context: { getModuleInfo: (module: string) => ModuleInfo }) => {
                    const partOf = (module: string) => staffPart(module, (one) => context.getModuleInfo(one));
                    return partOf(id) === part ? fileOfWords(id, partOf) : null;
                  },
                  priority: 4 - place,
                })),
                {
                  name: (id, context) => staffPart(id, (module) => context.getModuleInfo(module)),
                  priority: 1,
                },
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
    ssr: {
      build: {
        rolldownOptions: {
          input:
            process.env.SERVER_ENTRY === undefined
              ? { index: "./server.ts", command: "./scripts/command.ts" }
              : { index: process.env.SERVER_ENTRY },
          // Comments would stay in memory with the source, a tenth of it.
          output: { comments: false },
        },
      },
    },
  },
});
