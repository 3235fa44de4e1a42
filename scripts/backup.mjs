// `npm run backup [-- --whole] [-- FILE]`: makes a backup while the site runs, verifies it, and prints its path.
// `npm run backup -- --list` lists the existing backups.
import { becomeCommand, fromShell, withOption } from "./prepare.mjs";

const options = ["whole", "list", "accept-missing"];
const words = options.reduce(withOption, process.argv.slice(2));
becomeCommand(
  "backup",
  words.map((word) => (word.startsWith("--") ? word : fromShell(word))),
);
