import "./lead-alone.test.ts";
