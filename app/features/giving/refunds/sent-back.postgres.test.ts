import "./sent-back.test.ts";
