import "./rate-limit.server.test.ts";
