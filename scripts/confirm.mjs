// `npm run staff:confirm EMAIL`: the operator of the server confirms that this account belongs to a separate person.
import { becomeCommand } from "./prepare.mjs";

becomeCommand("confirm", process.argv.slice(2));
