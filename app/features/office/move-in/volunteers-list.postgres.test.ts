import "./volunteers-list.test.ts";
