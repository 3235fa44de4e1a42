// `npm run backup [-- --whole] [-- FILE]`: makes a backup while the site serves, verifies it, and prints its place.
// `npm run backup -- --list` names those that are there.
import { becomeCommand, fromShell, withOption } from "./prepare.mjs";

const options = ["whole", "list", "accept-missing"];
const words = options.reduce(withOption, process.argv.slice(2));
becomeCommand(
  "backup",
  words.map((word) => (word.startsWith("--") ? word : fromShell(word))),
);
