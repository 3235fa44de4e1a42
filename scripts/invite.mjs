// `npm run staff:invite EMAIL`: makes an invitation without a browser, and prints its link. `-- --admin` makes an admin.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, fail, root } from "./prepare.mjs";

// It installs nothing: a checkout may be in use by people with tools of their own.
if (!existsSync(join(root, "node_modules"))) fail("Start the site once first: npm start");
const dotenv = join(root, ".env");
const words = process.argv.slice(2);
// Without `--` before it npm keeps the word for itself, and says so in the environment.
if (process.env.npm_config_admin === "true" && !words.includes("--admin")) words.push("--admin");
become([...(existsSync(dotenv) ? [`--env-file=${dotenv}`] : []), join(root, "scripts/invite.ts"), ...words], {
  NODE_ENV: "production",
});
