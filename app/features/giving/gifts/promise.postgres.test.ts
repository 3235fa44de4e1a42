import "./promise.test.ts";
