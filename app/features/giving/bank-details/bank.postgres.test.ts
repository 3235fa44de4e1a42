import "./bank.test.ts";
