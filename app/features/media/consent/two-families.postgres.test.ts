import "./two-families.test.ts";
