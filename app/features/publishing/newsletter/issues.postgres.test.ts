import "./issues.test.ts";
