// `npm run doctor`: looks at the machine, the address, the database, mail and backups; changes nothing. Exit status 1 when
// something is bad.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, dotenv, fail, root } from "./prepare.mjs";

// Installs nothing: the site may be in use.
if (!existsSync(join(root, "node_modules"))) fail("There is no site here yet. Start it once first: npm start");
become([...dotenv, join(root, "scripts/doctor.ts"), ...process.argv.slice(2)], {
  NODE_ENV: "production",
});
