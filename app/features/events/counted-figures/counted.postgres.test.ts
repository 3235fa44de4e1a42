import "./counted.test.ts";
