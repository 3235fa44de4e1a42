// `npm run build`: makes the build for `npm start`. With `--for-image`, removes build tools from node_modules.
import { build, install, removeBuildTools } from "./prepare.mjs";

install("site");
build();
if (process.argv.includes("--for-image")) removeBuildTools();
