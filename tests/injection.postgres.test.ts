import "./injection.test.ts";
