// `npm run doctor`: looks at the machine, the address, the database, mail and backups; changes nothing. Exit status 1 when
// something is bad.
import { becomeCommand } from "./prepare.mjs";

becomeCommand("doctor", process.argv.slice(2));
