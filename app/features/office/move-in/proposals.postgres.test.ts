import "./proposals.test.ts";
