import { type LogKind, logKinds } from "../../../values/log-kinds.ts";
import { maxSearch } from "../../../values/read-list.ts";
import { cleanLine } from "../../../values/typed-text.ts";

export interface LogFilter {
  kind: LogKind | "all";
  /** Name of a person; empty for all people. */
  who: string;
  /** Words in a line; empty for all lines. */
  q: string;
}

/** Reads the filter in an address; unknown values are ignored. */
export const readLogFilter = (address: URLSearchParams): LogFilter => ({
  kind: logKinds.find((name) => name === address.get("kind")) ?? "all",
  who: (address.get("who") ?? "").slice(0, 200),
  q: cleanLine(address.get("q") ?? "")
    .trim()
    .slice(0, maxSearch),
});

/** Writes the filter as a query string. @param more other parameters */
export const logAddress = ({ kind, who, q }: LogFilter, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...(q && { q }), ...(who && { who }), ...(kind !== "all" && { kind }), ...more })}`;
