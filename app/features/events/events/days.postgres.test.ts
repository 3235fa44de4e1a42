import "./days.test.ts";
