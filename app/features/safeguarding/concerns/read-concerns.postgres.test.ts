import "./read-concerns.test.ts";
