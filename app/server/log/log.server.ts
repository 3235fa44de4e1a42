import { Unavailable } from "../http/errors.ts";

const levels = ["debug", "info", "error"] as const;

type Level = (typeof levels)[number];
type LogFields = Record<string, string | number | boolean | undefined>;

/** The log never contains addresses, tokens or personal content. */
export type Log = Record<Level, (event: string, fields?: LogFields) => void>;

/**
 * Opens a log that writes one line of JSON per event.
 * @param lowest level that is written
 * @param write receives a line without its end
 */
export function openLog(lowest: Level, write: (line: string) => void): Log {
  const writer =
    (level: Level) =>
    (event: string, fields: LogFields = {}) => {
      if (levels.indexOf(level) < levels.indexOf(lowest)) return;
      write(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }));
    };
  return { debug: writer("debug"), info: writer("info"), error: writer("error") };
}

/**
 * Returns the fields of an error for the log. The message is only included in development, or if it comes from the
 * operating system or the database: `JSON.parse` and many libraries repeat their input, which may be an e-mail address
 * or a token. The top of the stack shows the location.
 * @param aloud in development
 */
export function errorFields(error: unknown, aloud = false): LogFields {
  if (error instanceof Unavailable) return { ...errorFields(error.reason, aloud), error: "Unavailable" };
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "" } = error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // PostgreSQL's error codes begin with a digit.
  const isFromServer = "severity" in error;
  const isHarmless = aloud || code === "ERR_SQLITE_ERROR" || typeof syscall === "string";
  return {
    // Includes only identifiers, because any other name may contain personal data.
    error: /^[A-Z][A-Za-z]{1,60}$/.test(name) ? name : "Error",
    code:
      typeof code === "string" && (isFromServer ? /^[A-Z\d]{5}$/ : /^[A-Z][A-Z\d_]{1,60}$/).test(code)
        ? code
        : undefined,
    message: isHarmless ? withoutQuotes(message.slice(0, maxRead)).slice(0, 300) : undefined,
    // The stack begins with name and message; the message may contain a line that looks like a stack frame.
    stack: placesIn(stack.slice(0, maxRead).split("\n").slice(`${name}${message}`.split("\n").length)).slice(0, 2_000),
  };
}

/** Maximum number of characters that are read of a message or a stack. Both may repeat a long text. */
const maxRead = 20_000;

/** Removes quoted text: even the database quotes unknown names. */
const withoutQuotes = (message: string): string =>
  message.replace(/"[^"]*(?:"|$)|`[^`]*(?:`|$)|(?<![^\s"'<>`])[^\s"'<>`]+@[^\s"'<>]+/g, "…");

const placesIn = (lines: string[]): string => lines.filter((line) => /^ {4}at .*\d:\d+\)?$/.test(line)).join("\n");
