// `npm run faults`: fault injection on its own site; prints losses. Arguments after `--`: `--short` does less of the
// quick ones, `--keep` writes bench/results/ and docs/reliability.md, others select faults by name.
import { join } from "node:path";
import { become, build, install, root } from "./prepare.mjs";

install("all");
build();
become([join(root, "bench/faults/run.ts"), ...process.argv.slice(2)], { NODE_ENV: "production" });
