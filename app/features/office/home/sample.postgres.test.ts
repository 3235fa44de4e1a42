import "./sample.test.ts";
