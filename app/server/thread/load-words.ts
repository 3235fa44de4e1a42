import { registerHooks } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openLanguages } from "./join-languages.ts";

const joinedWords = "words:";

/** Makes Node load words as the build does: sources that import them get those of the site's language. */
export function loadWordsFrom(root: string): void {
  const languages = openLanguages(root);
  registerHooks({
    resolve(source, context, next) {
      const importer = context.parentURL?.startsWith("file:") ? fileURLToPath(context.parentURL) : undefined;
      const file = importer === undefined ? undefined : languages.find(source, importer);
      if (file === undefined) return next(source, context);
      return { url: joinedWords + relative(languages.english, file), format: "module", shortCircuit: true };
    },
    load(url, context, next) {
      if (!url.startsWith(joinedWords)) return next(url, context);
      const source = languages.join(url.slice(joinedWords.length), (path) => pathToFileURL(join(root, path)).href);
      return { format: "module", source, shortCircuit: true };
    },
  });
}
