// `npm run demo [-- --country KE] [-- --port 4100]`: starts a demonstration with a sample year. Neither `.env` nor variables
// of the shell reach it.
import { join } from "node:path";
import { becomeAlone, build, install, root } from "./prepare.mjs";

install("site");
build();
becomeAlone([join(root, "build/server/command.js"), "demo", ...process.argv.slice(2)]);
