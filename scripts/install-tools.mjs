// Installs what the journeys need beside npm packages, where Debian offers it. `npm test` says what is missing afterwards.
import { requireBrowser, requireJava } from "./tools.mjs";

await requireBrowser();
requireJava();
