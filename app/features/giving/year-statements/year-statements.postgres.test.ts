import "./year-statements.test.ts";
