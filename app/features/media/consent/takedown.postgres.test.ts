import "./takedown.test.ts";
