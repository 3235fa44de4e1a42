import "./numbers.test.ts";
