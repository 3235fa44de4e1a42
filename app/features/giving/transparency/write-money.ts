import { formatMoney, type Money } from "../../../values/money.ts";

/** Formats an amount with its sign, such as `+₦500` or `−₦3,720`. */
export const writeSigned = (money: Money): string => `${money.amount < 0 ? "" : "+"}${formatMoney(money)}`;
