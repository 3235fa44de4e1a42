import "./consent-migrations.test.ts";
