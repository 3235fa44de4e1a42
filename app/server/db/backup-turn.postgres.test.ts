import "./backup-turn.test.ts";
