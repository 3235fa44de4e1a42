import "./plain-name-migrations.test.ts";
