import "./erased-everywhere.test.ts";
