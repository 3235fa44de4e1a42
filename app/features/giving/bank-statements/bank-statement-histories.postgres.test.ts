import "./bank-statement-histories.test.ts";
