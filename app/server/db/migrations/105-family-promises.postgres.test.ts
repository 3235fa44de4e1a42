import "./105-family-promises.test.ts";
