import "./protecting-recordings.test.ts";
