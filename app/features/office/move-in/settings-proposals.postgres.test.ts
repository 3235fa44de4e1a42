import "./settings-proposals.test.ts";
