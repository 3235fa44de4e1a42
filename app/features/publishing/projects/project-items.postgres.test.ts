import "./project-items.test.ts";
