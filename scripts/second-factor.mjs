// `npm run staff:second-factor EMAIL`: the only admin lost the phone and the recovery codes.
import { becomeCommand } from "./prepare.mjs";

becomeCommand("second-factor", process.argv.slice(2));
