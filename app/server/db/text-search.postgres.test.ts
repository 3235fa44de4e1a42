import "./text-search.test.ts";
