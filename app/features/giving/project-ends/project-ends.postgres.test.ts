import "./project-ends.test.ts";
