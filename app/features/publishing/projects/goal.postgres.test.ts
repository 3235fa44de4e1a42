import "./goal.test.ts";
