import "./sure-facts.test.ts";
