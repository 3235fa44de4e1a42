// `npm start`: installs and builds what is not there yet, then serves the site.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { become, build, install, root } from "./prepare.mjs";

install("site");
build();
const dotenv = join(root, ".env");
// What is new in memory is looked through more often: on a small machine the room that this saves is worth more.
const flags = JSON.parse(readFileSync(join(root, "scripts/memory-flags.json"), "utf8"));
if (existsSync(dotenv)) flags.push(`--env-file=${dotenv}`);
become([...flags, join(root, "build/server/index.js")], { NODE_ENV: "production" });
