import "./used-and-usable.test.ts";
