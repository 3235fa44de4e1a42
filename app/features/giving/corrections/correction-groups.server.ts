import type { Currency } from "../../../values/money.ts";
import type { WantedLine } from "./correct-entry.server.ts";

/** Lines of an entry that share their amount, such as both places of a move; or one line of several with own amounts. */
export interface Group {
  currency: Currency;
  /** Amount without its sign, in minor units. */
  minor: number;
  lines: WantedLine[];
}

/** Divides the lines of an entry into groups with one amount each. */
export function groupsOf(lines: readonly WantedLine[]): Group[] {
  const alike = Map.groupBy(lines, ({ what, currency }) => `${what} ${currency}`);
  return [...alike.values()].flatMap((lines) => {
    const amounts = new Set(lines.map(({ minor }) => Math.abs(minor)));
    const parts = amounts.size === 1 && lines.length === 2 ? [lines] : lines.map((line) => [line]);
    return parts.map(([first, ...others]) => {
      const line = first as WantedLine;
      return { currency: line.currency, minor: Math.abs(line.minor), lines: [line, ...others] };
    });
  });
}

/** Returns the lines of a group with another amount. */
export const withAmount = ({ lines }: Group, minor: number): WantedLine[] =>
  minor === 0 ? [] : lines.map((line) => ({ ...line, minor: Math.sign(line.minor) * minor }));
