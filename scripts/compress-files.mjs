// Precompresses the built files at the highest levels.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = join(import.meta.dirname, "..", "build", "client");

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:css|js|json|svg|txt|webmanifest)$/.test(name)) continue;
  const file = join(folder, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
