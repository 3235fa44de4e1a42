import "./subscribers.test.ts";
