import "./event-migrations.test.ts";
