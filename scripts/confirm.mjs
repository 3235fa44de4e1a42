// `npm run staff:confirm EMAIL`: who runs the server knows that the account of this address is a person of its own.
import { becomeCommand } from "./prepare.mjs";

becomeCommand("confirm", process.argv.slice(2));
