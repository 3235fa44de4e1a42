import "./user-permissions.test.ts";
