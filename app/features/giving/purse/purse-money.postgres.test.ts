import "./purse-money.test.ts";
