import "./treasurer-area.test.ts";
