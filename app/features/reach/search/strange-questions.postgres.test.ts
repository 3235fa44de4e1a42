import "./strange-questions.test.ts";
