import "./checkout.test.ts";
