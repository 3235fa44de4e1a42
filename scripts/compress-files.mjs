// Copies the browser's scripts for each language, and precompresses the built files at the highest levels.
import { linkSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = join(import.meta.dirname, "..", "build", "client");
const assets = join(folder, "assets");
const languages = readdirSync(assets, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Scripts of a language's pages load each other from its folder; only those with words differ. */
const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
for (const { name: language } of languages) {
  const own = new Set(readdirSync(join(assets, language)));
  for (const script of scripts.filter((name) => !own.has(name))) {
    const text = readFileSync(join(assets, script), "utf8");
    const moved = text.replaceAll(/(?<=["'`]\/?assets\/)[\w.~-]+\.js(?=["'`])/g, (name) =>
      scripts.includes(name) ? `${language}/${name}` : name,
    );
    if (moved === text) linkSync(join(assets, script), join(assets, language, script));
    else writeFileSync(join(assets, language, script), moved);
  }
}

/** First file of each content: the others are links, as their scripts are. */
const compressed = new Map();
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:css|js|json|svg|txt|webmanifest)$/.test(name)) continue;
  const file = join(folder, name);
  const { ino } = statSync(file);
  const same = compressed.get(ino);
  if (same !== undefined) {
    for (const form of ["br", "gz"]) linkSync(`${same}.${form}`, `${file}.${form}`);
    continue;
  }
  compressed.set(ino, file);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
