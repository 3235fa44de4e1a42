import "./setting-migrations.test.ts";
