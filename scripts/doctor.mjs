// `npm run doctor`: checks the machine, the address, the database, mail and backups; changes nothing. Exit status 1 if
// a check fails.
import { becomeCommand } from "./prepare.mjs";

becomeCommand("doctor", process.argv.slice(2));
