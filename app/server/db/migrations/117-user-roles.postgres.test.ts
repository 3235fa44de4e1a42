import "./117-user-roles.test.ts";
