import "./erased-payee.test.ts";
