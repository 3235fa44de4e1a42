import "./cash-page.test.ts";
