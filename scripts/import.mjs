// `npm run import -- firebase DIR`: brings in what an old site kept. Says what it did not understand, and where that stands.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { become, fail, root } from "./prepare.mjs";

// It installs nothing: the site may be in use.
if (!existsSync(join(root, "node_modules"))) fail("There is no site here yet. Start it once first: npm start");
const dotenv = join(root, ".env");
const [from = "", folder, ...words] = process.argv.slice(2);
const place =
  folder === undefined || folder.startsWith("-") ? folder : resolve(process.env.INIT_CWD ?? process.cwd(), folder);
const script = join(root, "scripts/take-in-export.ts");
become([...(existsSync(dotenv) ? [`--env-file=${dotenv}`] : []), script, from, ...(place ? [place] : []), ...words], {
  NODE_ENV: "production",
});
