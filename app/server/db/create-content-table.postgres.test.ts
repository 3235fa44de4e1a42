import "./create-content-table.test.ts";
