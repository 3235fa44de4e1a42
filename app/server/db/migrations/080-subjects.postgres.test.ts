import "./080-subjects.test.ts";
