import "./lists-by-name.test.ts";
