import "./first-use.test.ts";
