import "./thanks.test.ts";
