// `npm run staff:invite EMAIL`: prints an invitation link, without a browser. `-- --role treasurer` chooses the role.
import { becomeCommand, withOption } from "./prepare.mjs";

const words = withOption(process.argv.slice(2), "admin");
// Without the dashes before it, npm takes the option for itself.
const { npm_config_role: role } = process.env;
becomeCommand("invite", role === undefined || words.includes("--role") ? words : [...words, "--role", role]);
