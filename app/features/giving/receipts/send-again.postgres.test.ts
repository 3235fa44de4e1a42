import "./send-again.test.ts";
