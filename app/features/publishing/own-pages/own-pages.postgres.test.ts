import "./own-pages.test.ts";
