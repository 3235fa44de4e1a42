// `npm run faults`: breaks a site of its own in every way that is foreseen, and prints what was lost. Words after `--`:
// `--short` does less of everything, `--keep` writes docs/reliability.md, any other word chooses faults by their names.
import { join } from "node:path";
import { become, build, install, root } from "./prepare.mjs";

install("all");
build();
become([join(root, "bench/faults/run.ts"), ...process.argv.slice(2)], { NODE_ENV: "production" });
