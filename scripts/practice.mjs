// `npm run practice [-- --keep] [-- --port 4001]`: a second, throw-away site on a copy of everything. Ctrl+C removes it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, build, dotenv, fail, root } from "./prepare.mjs";

// Installs nothing: the site may be in use.
if (!existsSync(join(root, "node_modules"))) fail("There is no site here yet. Start it once first: npm start");
build();
const words = process.argv.slice(2);
// Without `--`, npm takes the option and sets an environment variable.
if (process.env.npm_config_keep === "true" && !words.includes("--keep")) words.push("--keep");
become([...dotenv, join(root, "scripts/practice.ts"), ...words], {
  NODE_ENV: "production",
});
