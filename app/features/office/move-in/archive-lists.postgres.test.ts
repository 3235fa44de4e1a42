import "./archive-lists.test.ts";
