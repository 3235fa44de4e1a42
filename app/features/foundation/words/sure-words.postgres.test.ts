import "./sure-words.test.ts";
