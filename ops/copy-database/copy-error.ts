import { ConfigError } from "../../app/server/config/config.server.ts";

/** A copy cannot run. The message is a sentence without addresses. */
export class CopyError extends Error {}

/** Replaces the setting in an error by the command option. */
export function about(word: string, { variable, message }: ConfigError): ConfigError {
  return new ConfigError(word, message.slice(variable.length + 1));
}
