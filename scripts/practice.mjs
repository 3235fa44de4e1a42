// `npm run practice [-- --keep] [-- --port 4001]`: a second, throw-away site on a copy of everything. Ctrl+C removes it.
import { becomeCommand, withOption } from "./prepare.mjs";

becomeCommand("practice", withOption(process.argv.slice(2), "keep"));
