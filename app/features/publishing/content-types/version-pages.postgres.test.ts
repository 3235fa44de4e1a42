import "./version-pages.test.ts";
