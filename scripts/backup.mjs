// `npm run backup [-- FILE]`: makes a backup while the site serves, verifies it, and prints its place.
import { becomeCommand, fromShell } from "./prepare.mjs";

becomeCommand("backup", process.argv.slice(2).map(fromShell));
