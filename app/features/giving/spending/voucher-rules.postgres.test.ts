import "./voucher-rules.test.ts";
