import "./contributors.test.ts";
