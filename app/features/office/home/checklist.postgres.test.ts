import "./checklist.test.ts";
