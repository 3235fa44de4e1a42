import { ConfigError } from "../../app/server/config/config.server.ts";

/** A copy cannot run. The message is a sentence and names no address. */
export class CopyError extends Error {}

/** Renames the setting in an error to the command option. */
export function about(word: string, { variable, message }: ConfigError): ConfigError {
  return new ConfigError(word, message.slice(variable.length + 1));
}
