import "./event-copies.test.ts";
