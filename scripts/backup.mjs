// `npm run backup [-- FILE]`: makes a backup while the site serves, verifies it, and prints its place.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { become, dotenv, fail, root } from "./prepare.mjs";

// Installs nothing: the site is in use.
if (!existsSync(join(root, "node_modules"))) fail("There is no site here yet. Start it once first: npm start");
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
become([...dotenv, join(root, "scripts/backup.ts"), ...files], {
  NODE_ENV: "production",
});
