import "./unanswered-words.test.ts";
