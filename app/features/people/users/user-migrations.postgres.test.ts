import "./user-migrations.test.ts";
