import "./gift-migrations.test.ts";
