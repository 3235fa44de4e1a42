import "./statement-histories.test.ts";
