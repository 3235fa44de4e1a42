// `npm run build`: the build of `npm start`. `--for-image` leaves only what runs in node_modules.
import { build, install, removeBuildTools } from "./prepare.mjs";

install("site");
build();
if (process.argv.includes("--for-image")) removeBuildTools();
