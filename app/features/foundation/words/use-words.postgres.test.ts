import "./use-words.test.tsx";
