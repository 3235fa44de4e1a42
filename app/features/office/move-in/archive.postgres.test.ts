import "./archive.test.ts";
