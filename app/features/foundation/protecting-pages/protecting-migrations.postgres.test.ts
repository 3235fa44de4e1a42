import "./protecting-migrations.test.ts";
