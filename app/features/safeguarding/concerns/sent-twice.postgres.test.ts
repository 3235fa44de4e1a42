import "./sent-twice.test.ts";
