import { basename, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { exportsOf, openLanguages } from "../app/server/thread/join-languages.ts";
import { hashTranslations, translateScripts } from "./script-words.ts";

const root = join(import.meta.dirname, "..");
const languages = openLanguages(root);
const { english } = languages;
const prefix = "\0words:";

const joinLanguages = (path: string): string => languages.join(path, (file) => `/${file}`);

/** Returns code for development that gets the texts of every language and chooses those of its page. */
const chooseInBrowser = (path: string): string =>
  joinLanguages(path).replace(
    /^import .*$/m,
    "const inSiteLanguage = (words) => words[document.documentElement.lang.slice(0, 2)] ?? words.en;",
  );

interface WordsChunk {
  fileName: string;
  exports: readonly string[];
  moduleIds: readonly string[];
}

/**
 * Builds the browser's files of texts in another language, with the names and exports of the English ones: also exports of
 * `intl.ts`, which texts and pages share.
 * @throws Error for an export that no source file has
 */
async function buildTranslation(language: string, chunks: readonly WordsChunk[], folder: string, target: string[]) {
  const entries = new Map(
    chunks.map(({ fileName, exports, moduleIds }) => {
      const left = new Set(exports);
      const lines = moduleIds.map((id) => {
        const names = exportsOf(id).filter((name) => left.delete(name));
        const file = id.startsWith(english) ? languages.translated(id, language) : id;
        return names.length === 0 ? "" : `export { ${names.join(", ")} } from ${JSON.stringify(file)};`;
      });
      if (left.size > 0) throw new Error(`${fileName}: no source file exports ${[...left].join(", ")}`);
      return [basename(fileName, ".js"), lines.join("\n")];
    }),
  );
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "entries-of-words",
        resolveId: (id) => (id.startsWith("entry:") ? `\0${id}` : undefined),
        load: (id) => (id.startsWith("\0entry:") ? entries.get(id.slice(7)) : undefined),
      },
    ],
    build: {
      outDir: join(folder, "assets", language),
      target,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...entries.keys()].map((name) => [name, `entry:${name}`])),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

/**
 * Lets code import the texts of the site's language: `import { donate } from "content/donate.ts"`. The server gets the
 * texts of all languages, and chooses by the setting in each request. A page's scripts have one language: the browser's
 * files contain the English texts, and each other language has a folder with its own files, under the same names.
 * @param target of the browser's build
 */
export const wordsPlugin = (target: string[] = []): Plugin => ({
  name: "words",
  enforce: "pre",
  resolveId(source, importer) {
    if (importer === undefined || importer.startsWith(prefix)) return;
    const file = languages.find(source, importer);
    if (file === undefined) return;
    return this.environment.name === "client" && this.environment.mode === "build"
      ? file
      : `${prefix}${relative(english, file)}`;
  },
  load(id) {
    if (!id.startsWith(prefix)) return;
    const path = id.slice(prefix.length);
    return this.environment.name === "client" ? chooseInBrowser(path) : joinLanguages(path);
  },
  /** The file name changes when any translation changes, as browsers store it permanently. */
  augmentChunkHash({ name }) {
    if (!name.startsWith("words-")) return;
    return hashTranslations();
  },
  async writeBundle({ dir }, bundle) {
    if (this.environment.name !== "client" || dir === undefined) return;
    const chunks = Object.values(bundle).flatMap((part) =>
      part.type === "chunk" && part.moduleIds.some((id) => id.startsWith(english)) ? [part] : [],
    );
    for (const language of languages.others) await buildTranslation(language, chunks, dir, target);
    await translateScripts(dir);
  },
});

/** Texts and pages share its locale: it has one copy in the browser. */
const formats = join(languages.content, "intl.ts");

/**
 * Returns the browser's file for texts, by the part of the site that needs them; null for other modules. Public pages
 * have one file: `script.ts` with all `script-*.ts`.
 */
export const fileOfWords = (id: string, partOf: (id: string) => string | null): string | null =>
  id.startsWith(english) || id === formats
    ? `words-${partOf(id) ?? basename(id, ".ts").replace(/^script-.+/, "script")}`
    : null;
