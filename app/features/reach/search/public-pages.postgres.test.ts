import "./public-pages.test.ts";
