import "./bank-statements.test.ts";
