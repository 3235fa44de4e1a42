import "./past-gifts.test.ts";
