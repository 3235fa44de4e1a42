// `npm run bench:scale`: page times with up to a million posts, in its own sites. Arguments after `--`: `sqlite`,
// `postgres`, numbers of posts.
import { join } from "node:path";
import { become, install, root } from "./prepare.mjs";

install("all");
become([join(root, "bench/scale.ts"), ...process.argv.slice(2)], { NODE_ENV: "production" });
