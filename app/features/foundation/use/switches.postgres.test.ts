import "./switches.test.ts";
