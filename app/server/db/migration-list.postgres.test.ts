import "./migration-list.test.ts";
