import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The exported names of a file of words. */
export const exportsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? []);

/** Reads the languages of a site: the folders of `content/` with two letters, English first. @param root of the sources */
export function openLanguages(root: string) {
  const content = join(root, "content");
  const english = join(content, "en");
  const others = readdirSync(content).filter((name) => /^[a-z]{2}$/.test(name) && name !== "en");
  const languages = ["en", ...others];
  return {
    content,
    english,
    others,
    /** @returns the English file that an import names, undefined for any other file @param importer path of a file */
    find(source: string, importer: string): string | undefined {
      const path = source.startsWith("content/")
        ? join(english, source.slice("content/".length))
        : source.startsWith(".")
          ? resolve(dirname(importer), source)
          : source;
      const isOfWords = languages.some((language) => importer.startsWith(join(content, language)));
      return !isOfWords && path.startsWith(english) && path.endsWith(".ts") && existsSync(path) ? path : undefined;
    },
    /**
     * Writes a module with the words of all languages, each export in the language of the request.
     * @param path below a language's folder @param addressOf a path below the root, as an import names it
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
