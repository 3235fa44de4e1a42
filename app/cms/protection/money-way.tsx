import { staffWordsGuard as words } from "content/staff-sensitive.ts";

/** Where a second person agrees to a number. @param number as written */
export const MoneyWay = ({ number }: { number: string }) => (
  <p>
    <a href={`/admin/numbers?number=${encodeURIComponent(number)}`}>{words.moneyAsk}</a>
  </p>
);
