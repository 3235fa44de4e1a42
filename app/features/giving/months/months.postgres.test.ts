import "./months.test.ts";
