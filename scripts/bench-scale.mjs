// `npm run bench:scale`: fills sites of its own with up to a million posts, and prints how long their pages take. Words
// after `--` choose: `sqlite`, `postgres`, numbers of posts.
import { join } from "node:path";
import { become, install, root } from "./prepare.mjs";

install("all");
become([join(root, "bench/scale.ts"), ...process.argv.slice(2)], { NODE_ENV: "production" });
