import "./books.test.ts";
