import "./save-visits.server.test.ts";
