// `npm run staff:invite EMAIL`: prints an invitation link, without a browser. `-- --admin` invites an admin.
import { becomeCommand, withOption } from "./prepare.mjs";

becomeCommand("invite", withOption(process.argv.slice(2), "admin"));
