import "./trustees.test.ts";
