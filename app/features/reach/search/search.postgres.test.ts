import "./search.test.ts";
