import "./outdated-page.test.ts";
