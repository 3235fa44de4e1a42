import "./receipt-list.test.ts";
