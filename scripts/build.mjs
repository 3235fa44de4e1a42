// `npm run build`: the build of `npm start`.
import { build, install } from "./prepare.mjs";

install("site");
build();
