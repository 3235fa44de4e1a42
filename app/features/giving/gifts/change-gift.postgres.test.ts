import "./change-gift.test.ts";
