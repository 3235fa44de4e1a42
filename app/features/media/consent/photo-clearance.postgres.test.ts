import "./photo-clearance.test.ts";
