// `npm start`: installs and builds when necessary, then serves the site.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, build, install, root } from "./prepare.mjs";

install("site");
build();
const dotenv = join(root, ".env");
become([...(existsSync(dotenv) ? [`--env-file=${dotenv}`] : []), join(root, "build/server/index.js")], {
  NODE_ENV: "production",
});
