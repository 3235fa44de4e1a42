import "./redirects.test.ts";
