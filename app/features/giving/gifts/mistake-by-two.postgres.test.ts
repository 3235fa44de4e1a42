import "./mistake-by-two.test.ts";
