import "./stop-monthly.test.ts";
