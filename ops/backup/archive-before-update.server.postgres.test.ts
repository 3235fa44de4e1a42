import "./archive-before-update.server.test.ts";
