import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { openLanguages } from "../app/server/thread/join-languages.ts";

const root = join(import.meta.dirname, "..");
const languages = openLanguages(root);
const { content, english } = languages;

/** Scripts of public pages and service workers of the present build, by source file. */
const built = new Map<string, { fileName: string; hasWords: boolean }>();

let translationsHash: string | undefined;

/** Returns a hash of all translations: names of files change with them, as browsers store the files permanently. */
export function hashTranslations(): string {
  translationsHash ??= readTranslationsHash();
  return translationsHash;
}

function readTranslationsHash(): string {
  const hash = createHash("sha256");
  for (const language of languages.others)
    for (const file of readdirSync(join(content, language), { recursive: true, encoding: "utf8" }).sort())
      if (file.endsWith(".ts")) hash.update(readFileSync(join(content, language, file)));
  return hash.digest("hex");
}

const hasWords = (moduleIds: readonly string[]): boolean => moduleIds.some((id) => id.startsWith(english));

/** Notes the scripts that contain texts, for `translateScripts`. Vite builds each script apart from the pages. */
export const noteScripts = (): Plugin => ({
  name: "scripts-with-words",
  augmentChunkHash: ({ moduleIds }) => (hasWords(moduleIds) ? hashTranslations() : undefined),
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === "chunk" && part.facadeModuleId !== null)
        built.set(part.facadeModuleId.replace(/\?.*$/, ""), {
          fileName: part.fileName,
          hasWords: hasWords(part.moduleIds),
        });
  },
});

/** Replaces the texts, the language of numbers, and addresses of other scripts. */
const inLanguage = (language: string): Plugin => ({
  name: "texts-of-language",
  enforce: "pre",
  resolveId(source, importer) {
    if (source.endsWith("?worker&url") && importer !== undefined) return `\0address:${join(importer, "..", source)}`;
    const file = importer === undefined ? undefined : languages.find(source, importer);
    return file && languages.translated(file, language);
  },
  load(id) {
    if (!id.startsWith("\0address:")) return;
    const script = built.get(id.slice("\0address:".length).replace(/\?.*$/, ""));
    if (script === undefined) throw new Error(`${id} was not built`);
    return `export default ${JSON.stringify(`/${script.fileName}`)};`;
  },
  transform(code, id) {
    if (id !== join(content, "intl.ts")) return;
    const changed = code.replace('(): string => "en"', `(): string => ${JSON.stringify(language)}`);
    if (changed === code) throw new Error("intl.ts has no language to replace");
    return { code: changed, map: null };
  },
});

/** Builds the scripts with texts for each other language, under the same names in a folder. @param folder of the build */
export async function translateScripts(folder: string): Promise<void> {
  for (const language of languages.others)
    for (const [file, script] of built)
      if (script.hasWords)
        await build({
          root,
          configFile: false,
          logLevel: "error",
          publicDir: false,
          plugins: [inLanguage(language)],
          resolve: { tsconfigPaths: true },
          build: {
            outDir: join(folder, script.fileName, "..", language),
            emptyOutDir: false,
            target: "es2020",
            modulePreload: false,
            rolldownOptions: {
              input: file,
              output: { format: "iife", entryFileNames: script.fileName.replace(/^.*\//, ""), codeSplitting: false },
            },
          },
        });
}
