import { BadSetting } from "../../app/server/config/config.server.ts";

/** A move that cannot be. Its message is a sentence for people and names no address. */
export class MoveRefused extends Error {}

/** The same complaint, about the word of the command that the address stands in. */
export function about(word: string, { variable, message }: BadSetting): BadSetting {
  return new BadSetting(word, message.slice(variable.length + 1));
}
