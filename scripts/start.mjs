// `npm start`: installs and builds when necessary, then serves the site.
import { join } from "node:path";
import { become, build, checkSettingsFile, dotenv, install, root } from "./prepare.mjs";

checkSettingsFile();
install("site");
build();
become([...dotenv, join(root, "build/server/index.js")], {
  NODE_ENV: "production",
  // glibc gives each thread its own heap, and these grow with every picture: see docs/decisions/051.
  MALLOC_ARENA_MAX: "1",
});
