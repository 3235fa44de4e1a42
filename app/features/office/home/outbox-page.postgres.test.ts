import "./outbox-page.test.ts";
