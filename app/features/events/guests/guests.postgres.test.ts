import "./guests.test.ts";
