import "./purse-journey.test.ts";
