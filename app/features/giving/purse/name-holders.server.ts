import { purse as words } from "content/purse.ts";
import { formatMoney, type Money } from "../../../values/money.ts";
import type { Place, Purse } from "./purse-queries.server.ts";

/** Returns a gain or a loss, such as `−₦40,000` with a minus sign, which screen readers say. */
export const formatGain = ({ amount, currency }: Money): string =>
  `${amount < 0 ? "−" : ""}${formatMoney({ amount: Math.abs(amount), currency })}`;

/** Returns the name of a purse for people. */
export const namePurse = ({ title }: Pick<Purse, "title">): string => title ?? words.general;

/** Returns the name of a place for people. */
export const namePlace = ({
  label,
  kind,
  currency,
  holder,
}: Pick<Place, "label" | "kind" | "currency" | "holder">): string =>
  label ?? (holder === null ? words.places[kind](currency) : words.places.with(holder, currency));
