import "./recovery-phrase.test.ts";
