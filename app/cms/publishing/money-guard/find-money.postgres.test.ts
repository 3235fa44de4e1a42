import "./find-money.test.ts";
