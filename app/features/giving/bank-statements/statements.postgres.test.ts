import "./statements.test.ts";
