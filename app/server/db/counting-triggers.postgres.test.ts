import "./counting-triggers.test.ts";
