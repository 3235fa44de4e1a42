import "./migrate.server.test.ts";
