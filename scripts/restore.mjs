// `npm run restore FILE`: restores into an empty installation. Installs and builds, so a fresh checkout will do.
import { becomeCommand, build, fromShell, install } from "./prepare.mjs";

install("site");
build();
becomeCommand("restore", process.argv.slice(2).map(fromShell));
