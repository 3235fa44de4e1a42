// Installs tools for the journey tests that npm cannot, if Debian has them. `npm test` reports missing ones.
import { requireBrowser, requireJava } from "./tools.mjs";

await requireBrowser();
requireJava();
