import "./check-page.test.ts";
