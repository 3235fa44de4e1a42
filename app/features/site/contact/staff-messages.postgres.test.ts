import "./staff-messages.test.ts";
