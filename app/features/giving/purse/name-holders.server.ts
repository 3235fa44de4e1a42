import { purse as words } from "content/purse.ts";
import type { Place, Purse } from "./purse-queries.server.ts";

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
