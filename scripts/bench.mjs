// `npm run bench`: measures the budgets on its own build. Arguments after `--` select parts by name; `--keep` writes
// bench/results/ and draws tables and plots.
import { join } from "node:path";
import { become, build, install, root } from "./prepare.mjs";

install("all");
build();
become([join(root, "bench/run.ts"), ...process.argv.slice(2)], { NODE_ENV: "production" });
