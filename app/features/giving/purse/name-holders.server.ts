import { purse as words } from "content/purse.ts";
import type { Place, Purse } from "./purse-queries.server.ts";

/** Returns the name of a purse for people. */
export const namePurse = ({ title }: Pick<Purse, "title">): string => title ?? words.general;

/** Returns the name of a place for people. */
export const namePlace = ({ label, kind, currency }: Pick<Place, "label" | "kind" | "currency">): string =>
  label ?? words.places[kind](currency);
