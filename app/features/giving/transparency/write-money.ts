import { formatMoney, type Money } from "../../../values/money.ts";

const sizeOf = ({ amount, currency }: Money): string => formatMoney({ amount: Math.abs(amount), currency });

/** Formats an amount with a real minus sign, such as `−₦3,720`. */
export const writeMoney = (money: Money): string => `${money.amount < 0 ? "\u2212" : ""}${sizeOf(money)}`;

/** Formats an amount with its sign, such as `+₦500` or `−₦3,720`. */
export const writeSigned = (money: Money): string => `${money.amount < 0 ? "" : "+"}${writeMoney(money)}`;
