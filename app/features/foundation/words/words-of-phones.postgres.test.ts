import "./words-of-phones.test.ts";
