import "./every-page.test.ts";
