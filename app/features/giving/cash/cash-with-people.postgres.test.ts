import "./cash-with-people.test.ts";
