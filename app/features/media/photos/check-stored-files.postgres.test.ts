import "./check-stored-files.test.ts";
