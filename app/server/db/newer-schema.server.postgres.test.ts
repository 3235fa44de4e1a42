import "./newer-schema.server.test.ts";
