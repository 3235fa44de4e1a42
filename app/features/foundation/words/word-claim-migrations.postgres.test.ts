import "./word-claim-migrations.test.ts";
