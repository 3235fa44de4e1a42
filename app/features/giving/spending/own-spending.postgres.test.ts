import "./own-spending.test.ts";
