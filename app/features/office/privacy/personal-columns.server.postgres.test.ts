import "./personal-columns.server.test.ts";
