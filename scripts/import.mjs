// `npm run import -- firebase DIR`: imports the old site's export, and reports unreadable content with its position.
import { becomeCommand, fromShell, withOption } from "./prepare.mjs";

const [from = "", folder, ...words] = process.argv.slice(2);
const place = folder === undefined || folder.startsWith("-") ? folder : fromShell(folder);
// npm may take these options for itself, and a dry run must never become an import.
const options = withOption(withOption(words, "dry-run"), "without-pictures");
becomeCommand("import", [from, ...(place ? [place] : []), ...options]);
