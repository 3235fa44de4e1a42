import { Unavailable } from "../http/errors.ts";

/** Where the site writes what happened. Never addresses, tokens or what people wrote. */
export interface Log {
  debug(event: string, facts?: Facts): void;
  info(event: string, facts?: Facts): void;
  error(event: string, facts?: Facts): void;
}

type Facts = Record<string, string | number | boolean | undefined>;
type Level = keyof Log;

const levels: Level[] = ["debug", "info", "error"];

/**
 * A log that writes one JSON line per event.
 *
 * @param lowest the least important level that is still written
 * @param write takes one line without its end
 */
export function openLog(lowest: Level, write: (line: string) => void): Log {
  const writer =
    (level: Level) =>
    (event: string, facts: Facts = {}) => {
      if (levels.indexOf(level) < levels.indexOf(lowest)) return;
      write(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }));
    };
  return { debug: writer("debug"), info: writer("info"), error: writer("error") };
}

/**
 * What may be logged of an error: its kind, its code and where it happened. Its message only on a developer's own
 * machine, or when the operating system or the database wrote it: `JSON.parse` and many a library repeat in theirs what
 * they were given, which may be a letter, an address or a token. The first place in the stack says what happened.
 *
 * @param aloud on a developer's own machine
 */
export function errorFacts(error: unknown, aloud = false): Facts {
  if (error instanceof Unavailable) return { ...errorFacts(error.reason, aloud), error: "Unavailable" };
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "" } = error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // PostgreSQL's codes begin with a digit.
  const isFromServer = "severity" in error;
  const isHarmless = aloud || code === "ERR_SQLITE_ERROR" || typeof syscall === "string";
  return {
    // Both are words of a program; anything else was put there.
    error: /^[A-Z][A-Za-z]{1,60}$/.test(name) ? name : "Error",
    code:
      typeof code === "string" && (isFromServer ? /^[A-Z\d]{5}$/ : /^[A-Z][A-Z\d_]{1,60}$/).test(code)
        ? code
        : undefined,
    message: isHarmless ? withoutQuotes(message).slice(0, 300) : undefined,
    // It begins with name and message, of which a line may look like a place.
    stack: placesIn(stack.split("\n").slice(`${name}${message}`.split("\n").length)).slice(0, 2_000),
  };
}

/** Even the database repeats a name that it does not know. */
function withoutQuotes(message: string): string {
  return message.replace(/"[^"]*"|`[^`]*`|[^\s"'<>]+@[^\s"'<>]+/g, "…");
}

function placesIn(lines: string[]): string {
  return lines.filter((line) => /^ {4}at .*\d+:\d+\)?$/.test(line)).join("\n");
}
