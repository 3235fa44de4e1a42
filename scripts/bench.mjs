// `npm run bench -- NAME ARGUMENTS`: runs a benchmark with its own build; without a name, lists the names.
import { join } from "node:path";
import { become, build, fail, install, root } from "./prepare.mjs";

/** @type {Record<string, { file: string, says: string, needsBuild?: true }>} */
const benches = {
  site: {
    file: "run.ts",
    says: "bytes, speed and memory of the site. Words choose parts (first view, throughput, rendering, running, lighthouse), --keep keeps the figures",
    needsBuild: true,
  },
  scale: {
    file: "scale.ts",
    says: "pages with up to a million rows in each table. Words: sqlite, postgres, numbers of rows",
  },
  processes: { file: "processes.ts", says: "one and two processes behind one port", needsBuild: true },
  plots: { file: "draw-plots.ts", says: "draws the plots and tables of the figures that were kept" },
};

const [name = "", ...words] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench === undefined) {
  const list = Object.entries(benches).map(([known, { says }]) => `  ${known}: ${says}`);
  fail(["Usage: npm run bench -- NAME", ...list].join("\n"));
}

install("all");
if (bench.needsBuild) build();
const resolver = ["--import", join(root, "scripts/resolve-words.mjs")];
become([...resolver, join(root, "bench", bench.file), ...words], { NODE_ENV: "production" });
