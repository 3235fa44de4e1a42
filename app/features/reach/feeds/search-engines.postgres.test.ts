import "./search-engines.test.ts";
