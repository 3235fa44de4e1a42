import "./with-transaction.test.ts";
