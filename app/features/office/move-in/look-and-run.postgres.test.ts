import "./look-and-run.test.ts";
