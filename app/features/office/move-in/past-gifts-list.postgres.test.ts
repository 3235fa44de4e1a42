import "./past-gifts-list.test.ts";
