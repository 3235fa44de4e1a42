import "./book-histories.test.ts";
