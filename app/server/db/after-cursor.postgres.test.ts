import "./after-cursor.test.ts";
