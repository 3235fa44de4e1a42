// `npm run import -- firebase DIR`: imports the old site's export, and reports unknown content with its place.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { become, dotenv, fail, root } from "./prepare.mjs";

// Installs nothing: the site may be in use.
if (!existsSync(join(root, "node_modules"))) fail("There is no site here yet. Start it once first: npm start");
const [from = "", folder, ...words] = process.argv.slice(2);
// Without `--`, npm takes these options: a dry run must never become an import.
for (const word of ["dry-run", "without-pictures"]) {
  const isCached = process.env[`npm_config_${word.replace("-", "_")}`] === "true";
  if (isCached && !words.includes(`--${word}`)) words.push(`--${word}`);
}
const place =
  folder === undefined || folder.startsWith("-") ? folder : resolve(process.env.INIT_CWD ?? process.cwd(), folder);
const script = join(root, "scripts/import.ts");
become([...dotenv, script, from, ...(place ? [place] : []), ...words], {
  NODE_ENV: "production",
});
