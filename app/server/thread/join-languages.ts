import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** Returns the exported names of a text file. */
export const exportsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? []);

/**
 * Reads the site's languages: the two-letter folders of `content/`, English first.
 * @param root of the sources
 */
export function openLanguages(root: string) {
  const content = join(root, "content");
  const english = join(content, "en");
  const others = readdirSync(content).filter((name) => /^[a-z]{2}$/.test(name) && name !== "en");
  const languages = ["en", ...others];
  return {
    content,
    english,
    others,
    /**
     * Finds the English file that an import means; undefined for any other file.
     * @param importer path of a file
     */
    find(source: string, importer: string): string | undefined {
      const path = source.startsWith("content/")
        ? join(english, source.slice("content/".length))
        : source.startsWith(".")
          ? resolve(dirname(importer), source)
          : source;
      const isOfWords = languages.some((language) => importer.startsWith(join(content, language)));
      return !isOfWords && path.startsWith(english) && path.endsWith(".ts") && existsSync(path) ? path : undefined;
    },
    /** Returns the file of another language for an English one; the English one if there is none. */
    translated(file: string, language: string): string {
      const other = join(content, language, relative(english, file));
      return existsSync(other) ? other : file;
    },
    /**
     * Returns the code of a module with the texts of all languages; each export has the language of the request.
     * @param path below a language's folder
     * @param addressOf converts a path below the root to an import path
     */
    join(path: string, addressOf: (path: string) => string): string {
      const known = languages.filter((language) => existsSync(join(content, language, path)));
      const imports = known.map(
        (name) => `import * as ${name} from ${JSON.stringify(addressOf(`content/${name}/${path}`))};`,
      );
      const pairs = (name: string) => known.map((language) => `${language}: ${language}.${name}`).join(", ");
      const joined = exportsOf(join(english, path)).map(
        (name) => `export const ${name} = inSiteLanguage({ ${pairs(name)} });`,
      );
      const joiner = JSON.stringify(addressOf("app/values/site-language.ts"));
      return [`import { inSiteLanguage } from ${joiner};`, ...imports, ...joined].join("\n");
    },
  };
}
