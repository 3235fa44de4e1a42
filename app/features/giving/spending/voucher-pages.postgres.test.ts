import "./voucher-pages.test.ts";
