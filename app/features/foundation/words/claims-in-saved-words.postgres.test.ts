import "./claims-in-saved-words.test.ts";
