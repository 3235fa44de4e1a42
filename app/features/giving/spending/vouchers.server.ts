/** Commands on vouchers for the closing of months. */
export { changeVoucher } from "./voucher-queries.server.ts";
