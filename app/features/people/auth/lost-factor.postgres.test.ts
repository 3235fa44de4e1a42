import "./lost-factor.test.ts";
