import "./send-issues.test.ts";
