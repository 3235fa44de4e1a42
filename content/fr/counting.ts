import type * as en from "../en/counting.ts";
import { formatNumber, pluralForm } from "../intl.ts";

/** A number in figures: `un` and `une` never arise. */
export const inWords: typeof en.inWords = (count) => formatNumber(count);

export const capital: typeof en.capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the form of a noun for 0, 1 and 1.5, that for others, and that for whole millions, which need `de`. */
export function form(count: number, one: string, others: string, millions = others): string {
  const rule = pluralForm(count);
  return rule === "one" ? one : rule === "many" ? millions : others;
}

export const plural: typeof en.plural = (count, noun) => form(count, noun, `${noun}s`);

export const ago: typeof en.ago = ({ days, day, time }) => {
  if (days <= 0) return `aujourd’hui à ${time}`;
  if (days === 1) return "hier";
  return days < 7 ? `il y a ${formatNumber(days)} jours` : `le ${day}`;
};

export const stoppedAt: typeof en.stoppedAt = ({ days, weekday, day, time }) => {
  if (days <= 0) return `aujourd’hui à ${time}`;
  if (days === 1) return "hier";
  return days < 7 ? weekday : day;
};
