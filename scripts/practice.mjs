// `npm run practice [-- --keep] [-- --port 4001]`: starts a temporary second site on a full copy. Ctrl+C removes it.
import { becomeCommand, withOption } from "./prepare.mjs";

becomeCommand("practice", withOption(process.argv.slice(2), "keep"));
