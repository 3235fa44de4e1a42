import { recordingErrors } from "content/staff-photo-errors.ts";
import * as v from "valibot";
import { requiredText } from "../../../cms/publishing-schema.ts";

/** Maximum size (bytes): 12 to 30 minutes, because a minute takes 100 to 250 kB. */
export const maxVoiceBytes = 3 * 1024 * 1024;

/** Prefix of the field names for "Who said yes?". */
export const voiceAnswer = "voice";

/** Maximum number of recordings on a page: enough for the languages of one place. */
export const maxPerPage = 5;

/** Media types that iPhones before iOS 17.4 do not play. */
export const needsCopy = ["audio/webm", "audio/ogg"];

/** A recording that visitors can play. */
export interface Recording {
  src: string;
  type: string;
  language: string;
  seconds: number;
  bytes: number;
}

/** Formats a length, for example `1 min 20 s` or `45 s`. @param seconds at least 1 */
export function writeLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return [minutes > 0 && `${minutes} min`, (seconds % 60 > 0 || minutes === 0) && `${seconds % 60} s`]
    .filter(Boolean)
    .join(" ");
}

/** Schema of the field with codes of people, such as `P-12 P-13`. */
export const codesOfPeople = (words: { code: string }) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.toUpperCase(),
    v.transform((text) => text.split(/[\s,;]+/).filter((code) => code !== "")),
    v.maxLength(20, () => recordingErrors.codes(20)),
    v.everyItem((code) => /^[A-Z]-\d{1,9}$/.test(code), words.code),
  );

export const recordingSchema = (words: { language: string; code: string }) =>
  v.object({ language: requiredText(40, words.language), codes: codesOfPeople(words) });
