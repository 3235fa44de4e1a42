// `npm run dev`: serves the sources with live reload.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, install, root } from "./prepare.mjs";

install("all");
const dotenv = join(root, ".env");
become([...(existsSync(dotenv) ? [`--env-file=${dotenv}`] : []), join(root, "scripts/dev-server.mjs")], {
  NODE_ENV: "development",
});
