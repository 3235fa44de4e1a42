import "./visits.test.ts";
