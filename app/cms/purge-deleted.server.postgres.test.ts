import "./purge-deleted.server.test.ts";
