// `npm run restore FILE`: restores into an empty installation. Installs packages, so a fresh checkout will do.
import { join, resolve } from "node:path";
import { become, dotenv, install, root } from "./prepare.mjs";

install("site");
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
become([...dotenv, join(root, "scripts/restore.ts"), ...files], {
  NODE_ENV: "production",
});
