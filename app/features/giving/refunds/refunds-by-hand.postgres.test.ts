import "./refunds-by-hand.test.ts";
