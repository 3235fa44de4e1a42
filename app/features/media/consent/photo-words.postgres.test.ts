import "./photo-words.test.ts";
