// `npm run restore FILE`: restores into an empty installation. Installs and builds, so it works in a fresh checkout.
import { becomeCommand, build, fromShell, install, withOption } from "./prepare.mjs";

install("site");
build();
const words = withOption(process.argv.slice(2), "without-missing");
becomeCommand(
  "restore",
  words.map((word) => (word.startsWith("--") ? word : fromShell(word))),
);
