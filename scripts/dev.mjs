// `npm run dev`: serves the sources with live reload.
import { join } from "node:path";
import { become, dotenv, install, root } from "./prepare.mjs";

install("all");
become([...dotenv, join(root, "scripts/dev-server.mjs")], {
  NODE_ENV: "development",
});
