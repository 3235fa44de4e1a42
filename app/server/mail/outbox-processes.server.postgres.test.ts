import "./outbox-processes.server.test.ts";
