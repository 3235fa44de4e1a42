import "./bank-two-people.test.ts";
