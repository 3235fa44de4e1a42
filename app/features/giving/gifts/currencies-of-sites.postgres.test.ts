import "./currencies-of-sites.test.ts";
