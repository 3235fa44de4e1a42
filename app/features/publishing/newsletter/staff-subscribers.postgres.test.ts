import "./staff-subscribers.test.ts";
