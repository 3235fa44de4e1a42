import "./books-of-a-quarter.test.ts";
