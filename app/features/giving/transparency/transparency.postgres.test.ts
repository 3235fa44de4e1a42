import "./transparency.test.ts";
