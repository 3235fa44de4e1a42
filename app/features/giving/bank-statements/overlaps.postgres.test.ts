import "./overlaps.test.ts";
