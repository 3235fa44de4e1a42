// `npm run staff:invite EMAIL`: prints an invitation link, without a browser. `-- --admin` invites an admin.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, dotenv, fail, root } from "./prepare.mjs";

// Installs nothing: the checkout may be in use, with its own tools.
if (!existsSync(join(root, "node_modules"))) fail("Start the site once first: npm start");
const words = process.argv.slice(2);
// Without `--`, npm takes the option and sets an environment variable.
if (process.env.npm_config_admin === "true" && !words.includes("--admin")) words.push("--admin");
become([...dotenv, join(root, "scripts/invite.ts"), ...words], {
  NODE_ENV: "production",
});
