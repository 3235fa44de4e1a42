import "./scheduler.server.test.ts";
