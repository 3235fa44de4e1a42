import "./photo-migrations.test.ts";
