import "./standing.test.ts";
