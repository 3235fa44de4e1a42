import { type LogKind, logKinds } from "../../../values/log-kinds.ts";
import { maxSearch } from "../../../values/read-list.ts";
import { cleanLine } from "../../../values/typed-text.ts";

/** What the log is narrowed to. */
export interface LogFilter {
  kind: LogKind | "all";
  /** A person's name; empty for everybody. */
  who: string;
  /** Words that a line has; empty for all lines. */
  q: string;
}

/** Reads the filter of an address; what it does not know is left out. */
export const readLogFilter = (address: URLSearchParams): LogFilter => ({
  kind: logKinds.find((name) => name === address.get("kind")) ?? "all",
  who: (address.get("who") ?? "").slice(0, 200),
  q: cleanLine(address.get("q") ?? "")
    .trim()
    .slice(0, maxSearch),
});

/** The same as the query of an address, with `?`. @param more other parts of it */
export const logAddress = ({ kind, who, q }: LogFilter, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...(q && { q }), ...(who && { who }), ...(kind !== "all" && { kind }), ...more })}`;
