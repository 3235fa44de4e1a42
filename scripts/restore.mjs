// `npm run restore FILE`: puts a backup into an empty place. It installs what is needed, so a fresh copy will do.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { become, install, root } from "./prepare.mjs";

install("site");
const dotenv = join(root, ".env");
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
become([...(existsSync(dotenv) ? [`--env-file=${dotenv}`] : []), join(root, "scripts/restore.ts"), ...files], {
  NODE_ENV: "production",
});
