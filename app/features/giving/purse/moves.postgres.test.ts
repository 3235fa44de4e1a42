import "./moves.test.ts";
