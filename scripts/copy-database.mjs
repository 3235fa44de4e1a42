// `npm run copy-database -- --to ADDRESS` (or `--files ADDRESS`): copies the database (or the pictures) elsewhere.
import { becomeCommand } from "./prepare.mjs";

becomeCommand("copy-database", process.argv.slice(2));
