import { staffWordsGuard as words } from "content/staff-sensitive.ts";

/** A link to the page where a second person approves a number. @param number as written */
export const MoneyWay = ({ number }: { number: string }) => (
  <p>
    <a href={`/admin/numbers?number=${encodeURIComponent(number)}`}>{words.moneyAsk}</a>
  </p>
);
