import "./corrections.test.ts";
