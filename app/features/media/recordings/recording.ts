/** A minute takes 100 to 250 kB: at most twelve to thirty minutes. */
export const maxVoiceBytes = 3 * 1024 * 1024;

/** Prefix of "Who said yes?" about a voice. */
export const voiceAnswer = "voice";

/** One for each language of the people around. */
export const maxPerPage = 8;

/** Media types that not every phone plays: iPhones before iOS 17.4 have neither. */
export const needsCopy = ["audio/webm", "audio/ogg"];

/** A recording as pages show it: its gate is open. */
export interface Recording {
  src: string;
  /** Media type. */
  type: string;
  language: string;
  seconds: number;
  bytes: number;
}

/** `1 min 20 s`, `45 s`. @param seconds at least 1 */
export function writeLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return [minutes > 0 && `${minutes} min`, (seconds % 60 > 0 || minutes === 0) && `${seconds % 60} s`]
    .filter(Boolean)
    .join(" ");
}
