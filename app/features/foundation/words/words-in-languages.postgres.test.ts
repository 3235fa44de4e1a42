import "./words-in-languages.test.ts";
