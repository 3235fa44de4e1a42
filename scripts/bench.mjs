// `npm run bench`: measures what the site promises, on a build of its own, and prints one table. Words after `--`
// choose parts by their names, `--keep` writes bench/RESULTS.md.
import { join } from "node:path";
import { become, build, install, root } from "./prepare.mjs";

install("all");
build();
become([join(root, "bench/run.ts"), ...process.argv.slice(2)], { NODE_ENV: "production" });
