import "./vouchers.test.ts";
