import "./board.test.ts";
