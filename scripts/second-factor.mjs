// `npm run staff:second-factor EMAIL`: for an only admin who lost the phone and the recovery codes.
import { becomeCommand } from "./prepare.mjs";

becomeCommand("second-factor", process.argv.slice(2));
