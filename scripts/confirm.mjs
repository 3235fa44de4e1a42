// `npm run staff:confirm EMAIL`: who runs the server knows that the account of this address is a person of its own.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, dotenv, fail, root } from "./prepare.mjs";

// Installs nothing: the checkout may be in use, with its own tools.
if (!existsSync(join(root, "node_modules"))) fail("Start the site once first: npm start");
become([...dotenv, join(root, "scripts/confirm.ts"), ...process.argv.slice(2)], { NODE_ENV: "production" });
