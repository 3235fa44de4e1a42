import "./dropped-reasons.test.ts";
