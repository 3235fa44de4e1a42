import "./wordpress.test.ts";
