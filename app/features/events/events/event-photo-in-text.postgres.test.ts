import "./event-photo-in-text.test.ts";
