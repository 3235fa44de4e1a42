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
 * What may be logged of an error: its kind, its message and where it happened.
 * A message of ours never carries what a visitor typed; one of a library is cut short.
 */
export function errorFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack } = error;
  // A stack begins with the whole message.
  return { error: name, message: message.slice(0, 300), stack: stack?.replace(message, "…").slice(0, 2_000) };
}
