// Lets Node find the words of `content/` in the sources, as the build does: those of English, or what all languages share.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const content = join(import.meta.dirname, "..", "content");

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith("content/")) return next(specifier, context);
    const name = specifier.slice("content/".length);
    const file = [join(content, "en", name), join(content, name)].find((path) => existsSync(path));
    return file === undefined ? next(specifier, context) : next(pathToFileURL(file).href, context);
  },
});
