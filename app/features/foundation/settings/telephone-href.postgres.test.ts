import "./telephone-href.test.ts";
