import "./unanswered-choice.test.ts";
