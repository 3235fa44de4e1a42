import "./lines-out.test.ts";
