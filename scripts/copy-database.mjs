// `npm run copy-database -- --to ADDRESS` or `-- --files ADDRESS`: copies the database, or the pictures, to another place.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, dotenv, fail, root } from "./prepare.mjs";

// Installs nothing: the site may be in use.
if (!existsSync(join(root, "node_modules"))) fail("There is no site here yet. Start it once first: npm start");
const words = process.argv.slice(2);
become([...dotenv, join(root, "scripts/copy-database.ts"), ...words], {
  NODE_ENV: "production",
});
