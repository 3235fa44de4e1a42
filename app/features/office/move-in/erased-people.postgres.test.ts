import "./erased-people.test.ts";
